export const buttonWords = {
  busy: 'Please wait',
};

export const copyButtonWords = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Not copied. Select the text and copy it with the keyboard.',
};

export const downloadButtonWords = {
  busy: 'Exporting',
  cancel: 'Cancel',
  retry: 'Try again',
};

export const linkWords = {
  external: '(opens in new tab)',
};
