import type { Preview } from '@storybook/react-vite';

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

/** Of a story that is for a phone. */
const phoneModes = { light: phone, dark: { ...phone, theme: 'dark' } };

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Takes a story's pictures as wide as what it does works: of one whose globals say that it is for a
 * phone no others, and none narrow of a page's that is tagged `wide`, since it uses what a phone shows
 * elsewhere. Storybook lets nothing but the enhancers of argTypes see a story's globals, tags and
 * parameters together, and gives them parameters of the story's own.
 */
export const pictureWidths: Enhancer = ({ argTypes, parameters, tags, ...story }) => {
  // Its type leaves them out.
  const { storyGlobals } = story as { readonly storyGlobals?: { viewport?: { value?: string } } };
  const chromatic = parameters['chromatic'] as { readonly modes?: object };
  if (storyGlobals?.viewport?.value === 'phone') {
    parameters['chromatic'] = { ...chromatic, modes: phoneModes };
  } else if (tags.includes('wide')) {
    const narrow = { phone: { disable: true }, tablet: { disable: true } };
    parameters['chromatic'] = { ...chromatic, modes: { ...chromatic.modes, ...narrow } };
  }
  return argTypes;
};
