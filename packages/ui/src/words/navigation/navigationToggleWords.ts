export const navigationToggleWords = {
  label: 'Side navigation',
};
