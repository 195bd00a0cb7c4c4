export const statTileWords = {
  loading: 'Loading',
};
