export const conflictBannerWords = {
  take: 'Use the saved version',
  save: 'Save mine instead',
};
