export const navigationLinkWords = {
  external: '(opens in new tab)',
  locked: '(log in required)',
};
