import type { Colors } from './token.ts';

/** What more contrast changes in the light theme: text has a contrast of 7 or more, outlines 4.5. */
const light: Partial<Colors> = {
  canvas: '#ffffff',
  text: '#000000',
  'text-muted': '#26313c',
  border: '#16222f',
  divider: '#4a5766',
  primary: '#08395a',
  focus: '#08395a',
  'primary-hover': '#052840',
  link: '#053a75',
  danger: '#7d0f09',
  success: '#0d4522',
  warning: '#4f3000',
  info: '#08395a',
  'chart-1': '#08395a',
  'chart-2': '#16222f',
  neutral: '#000000',
  nav: '#041421',
  'nav-text': '#ffffff',
  'nav-text-muted': '#dde6ee',
};

/** The changes of the dark theme for more contrast. */
const dark: Partial<Colors> = {
  canvas: '#000000',
  surface: '#05090d',
  text: '#ffffff',
  'text-muted': '#dde6ee',
  border: '#dde6ee',
  divider: '#8291a1',
  primary: '#a9d6f7',
  focus: '#ffffff',
  'primary-hover': '#c9e6fb',
  'on-primary': '#000000',
  link: '#b5dcfa',
  danger: '#ffc2bd',
  success: '#a4e8ba',
  warning: '#ffdd8f',
  info: '#a9d6f7',
  'chart-1': '#a9d6f7',
  'chart-2': '#dde6ee',
  neutral: '#ffffff',
  nav: '#000000',
  'nav-text': '#ffffff',
  'nav-text-muted': '#dde6ee',
};

/** The colors that more contrast changes, by theme. */
export const moreContrast = { light, dark };
