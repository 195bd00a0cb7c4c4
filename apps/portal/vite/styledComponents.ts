import type { OxcOptions } from 'vite';

/** Shorter style texts, and the same class names in the document's style as at run time. */
export const styledComponents: OxcOptions = {
  plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
};
