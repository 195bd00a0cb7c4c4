import { brandCss } from '../theme/brandCss.ts';

/** The brand that the guide 'Use it in your app' shows. */
export const mineCss = brandCss('mine', {
  light: { primary: '#1d6048', 'primary-hover': '#154a37', focus: '#1d6048' },
  dark: { primary: '#86d3b2', 'primary-hover': '#a6e2c8', focus: '#86d3b2' },
});
