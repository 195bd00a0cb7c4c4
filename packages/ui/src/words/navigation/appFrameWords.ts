export const appFrameWords = {
  skip: 'Skip to the page',
};
