export const textInputWords = {
  clear: (label: string) => `Clear ${label}`,
  show: (label: string) => `Show ${label}`,
  hide: (label: string) => `Hide ${label}`,
  passwordShown: 'Password shown',
  passwordHidden: 'Password hidden',
};
