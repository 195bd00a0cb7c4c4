export const bannerWords = {
  info: 'Note',
  success: 'Done',
  warning: 'Warning',
  danger: 'Error',
};
