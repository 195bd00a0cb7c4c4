export const downloadButtonWords = {
  running: 'Exporting',
  cancel: 'Cancel',
  retry: 'Try again',
};
