export const menuWords = { newTab: '(opens in new tab)' };
