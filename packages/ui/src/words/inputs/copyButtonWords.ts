export const copyButtonWords = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Not copied. Select the text and copy it with the keyboard.',
};
