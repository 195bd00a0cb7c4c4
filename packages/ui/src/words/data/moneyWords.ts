export const moneyWords = {
  minus: 'minus ',
  none: 'no amount',
};
