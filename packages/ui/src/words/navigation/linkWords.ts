export const linkWords = {
  external: '(opens in new tab)',
};
