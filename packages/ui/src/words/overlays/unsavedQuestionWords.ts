export const unsavedQuestionWords = {
  title: 'Leave this page?',
  leave: 'Leave without it',
  stay: 'Stay on this page',
};
