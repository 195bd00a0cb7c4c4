export const filterFieldsWords = {
  all: 'All',
  downline: 'Include downline',
};
