export const appFrameWords = {
  skip: 'Skip to main content',
};
