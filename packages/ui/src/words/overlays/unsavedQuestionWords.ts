export const unsavedQuestionWords = {
  title: 'Leave this page?',
  leave: 'Leave this page',
  stay: 'Stay on this page',
};
