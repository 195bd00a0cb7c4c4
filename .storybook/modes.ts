import type { Preview } from '@storybook/react-vite';

/** Chromatic takes one picture in each mode: the toolbar's values, and the width of the window. */
const light = { theme: 'light', viewport: 1280 };
const dark = { theme: 'dark', viewport: 1280 };
const highContrast = { theme: 'light', contrast: 'more', viewport: 1280 };
const highContrastDark = { theme: 'dark', contrast: 'more', viewport: 1280 };
const phone = { theme: 'light', viewport: 375 };
const tablet = { theme: 'light', viewport: 768 };

/** The modes of every component. The preview sets them for all stories. */
export const componentModes = { light, dark, highContrast, highContrastDark };

/**
 * The modes of layouts and pages: `parameters: { chromatic: { modes: pageModes } }`. Storybook merges
 * them into those of the preview, so a page must switch off unwanted modes by name.
 */
export const pageModes = {
  phone,
  tablet,
  highContrast: { disable: true },
  highContrastDark: { disable: true },
};

/** The modes of a story for phones. */
const phoneModes = { light: phone, dark: { ...phone, theme: 'dark' } };

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Takes pictures only at the widths that a story supports. A story whose globals say that it is for a
 * phone has only narrow pictures. A page's story with the tag `wide` has no narrow ones. Only the
 * enhancers of argTypes see globals, tags and parameters of a story together, so this is one.
 */
export const pictureWidths: Enhancer = ({ argTypes, parameters, tags, ...story }) => {
  // Its type omits them.
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
