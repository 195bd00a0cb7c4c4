/** Chromatic takes one picture a mode: the toolbar's values, and how wide the window is. */
const light = { theme: 'light', viewport: 1280 };
const dark = { theme: 'dark', viewport: 1280 };
const highContrast = { theme: 'light', contrast: 'more', viewport: 1280 };
const highContrastDark = { theme: 'dark', contrast: 'more', viewport: 1280 };
const phone = { theme: 'light', viewport: 375 };
const tablet = { theme: 'light', viewport: 768 };

/** Of every component. */
export const componentModes = { light, dark, highContrast, highContrastDark };

/** Of layouts and pages: `parameters: { chromatic: { modes: pageModes } }`. */
export const pageModes = { light, dark, phone, tablet };
