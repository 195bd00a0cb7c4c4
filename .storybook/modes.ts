import type { Preview } from '@storybook/react-vite';

/** A picture: the toolbar's values, the width of the window in pixels, and forced colors. */
export interface Mode {
  readonly theme: 'light' | 'dark';
  readonly viewport: number;
  readonly contrast?: 'more';
  readonly brand?: string;
  /** As in Chromatic's parameter of that name. */
  readonly forcedColors?: 'active';
}

const light: Mode = { theme: 'light', viewport: 1280 };
const dark: Mode = { theme: 'dark', viewport: 1280 };
const highContrast: Mode = { ...light, contrast: 'more' };
const forcedColors: Mode = { ...light, forcedColors: 'active' };
const brand: Mode = { ...light, brand: 'evergreen' };
const tablet: Mode = { theme: 'light', viewport: 768 };
const tabletDark: Mode = { theme: 'dark', viewport: 768 };
const phone: Mode = { theme: 'light', viewport: 375 };
const phoneDark: Mode = { theme: 'dark', viewport: 375 };
const narrow: Mode = { theme: 'light', viewport: 320 };

/** The properties that decide which pictures a story has. */
export interface Pictured {
  /** 'Components/Inputs/Button' */
  readonly title: string;
  /** 'Matrix' */
  readonly name: string;
  /** It fills the window. */
  readonly isPage: boolean;
  /** Its globals say that it is for a phone. */
  readonly isPhone: boolean;
  /** The same for a tablet. */
  readonly isTablet: boolean;
  /** The tag `wide`: it needs a wide window. */
  readonly isWide: boolean;
}

/**
 * The pictures of a story for Chromatic and `npm run visual`, by the name of the mode. Each story has one in the
 * light theme and at most two more, so that the pictures of a kind of story have all modes together: a matrix has
 * forced colors, other stories of a component high contrast, foundations and patterns the second brand, and pages
 * 320 px.
 */
export function modesOf({
  title,
  name,
  isPage,
  isPhone,
  isTablet,
  isWide,
}: Pictured): Record<string, Mode> {
  if (isPhone) return { light: phone, dark: phoneDark, narrow };
  if (isTablet) return { light: tablet, dark: tabletDark };
  if (isPage && isWide) return { light, dark };
  if (isPage) return name === 'Success' ? { light, tablet, narrow } : { light, dark, narrow };
  if (name === 'Matrix') return { light, dark, forcedColors };
  if (title.startsWith('Components/')) return { light, dark, highContrast };
  return { light, dark, brand };
}

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Gives each story its modes. Only the enhancers of argTypes see globals, tags and parameters of a story
 * together, so this is one.
 */
export const pictureModes: Enhancer = ({ argTypes, parameters, tags, title, name, ...story }) => {
  // Its type omits them.
  const { storyGlobals } = story as { readonly storyGlobals?: { viewport?: { value?: string } } };
  const modes = modesOf({
    title,
    name,
    isPage: parameters['layout'] === 'fullscreen',
    isPhone: storyGlobals?.viewport?.value === 'phone',
    isTablet: storyGlobals?.viewport?.value === 'tablet',
    isWide: tags.includes('wide'),
  });
  parameters['chromatic'] = { ...(parameters['chromatic'] as object), modes };
  return argTypes;
};
