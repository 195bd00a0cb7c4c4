export const appFrameWords = {
  skip: 'Skip to main content',
};

export const breadcrumbsWords = {
  label: 'Breadcrumb',
};

export const navigationDrawerWords = {
  label: 'Navigation',
  open: 'Open navigation',
  close: 'Close navigation',
};

export const navigationLinkWords = {
  external: '(opens in new tab)',
  locked: '(log in required)',
};

export const navigationToggleWords = {
  label: 'Side navigation',
};

export const profileMenuWords = { account: 'account', logIn: 'Log in' };

export const sideNavigationWords = {
  failed: 'The navigation could not be loaded.',
  label: 'Main',
  retry: 'Try again',
};

export const topNavigationWords = {
  label: 'Main',
};
