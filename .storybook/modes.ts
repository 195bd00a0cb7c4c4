/** Chromatic takes one picture a mode: the toolbar's values, and how wide the window is. */
const light = { theme: 'light', viewport: 1280 };
const dark = { theme: 'dark', viewport: 1280 };
const highContrast = { theme: 'light', contrast: 'more', viewport: 1280 };
const highContrastDark = { theme: 'dark', contrast: 'more', viewport: 1280 };
const phone = { theme: 'light', viewport: 375 };
const tablet = { theme: 'light', viewport: 768 };

/** Of every component; the preview sets them for all stories. */
export const componentModes = { light, dark, highContrast, highContrastDark };

/**
 * Of layouts and pages: `parameters: { chromatic: { modes: pageModes } }`. Storybook merges them
 * into those of the preview, so what a page leaves out is switched off by name.
 */
export const pageModes = {
  phone,
  tablet,
  highContrast: { disable: true },
  highContrastDark: { disable: true },
};
