export const profileMenuWords = { account: 'account', logIn: 'Log in' };
