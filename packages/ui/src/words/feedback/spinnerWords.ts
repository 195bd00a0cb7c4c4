export const spinnerWords = {
  loading: 'Loading',
};
