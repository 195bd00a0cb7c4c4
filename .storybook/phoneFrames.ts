import type { Preview } from '@storybook/react-vite';

/** The content of a docs page is this wide. */
const widest = 1000;

interface Viewports {
  readonly options?: Readonly<Record<string, { readonly styles?: { readonly width?: string } }>>;
}

interface Framed {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
}

/**
 * The width in pixels of the window that a story asks for, where it fits a docs page.
 * @param story as Storybook prepared it
 */
export function frameWidthOf({ parameters, storyGlobals }: Framed): number | undefined {
  const { options = {} } = (parameters['viewport'] ?? {}) as Viewports;
  const width = Number.parseInt(options[storyGlobals?.viewport?.value ?? '']?.styles?.width ?? '');
  return width <= widest ? width : undefined;
}

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

interface Docs {
  readonly story?: object;
}

/**
 * Shows the story of a narrow window in a frame on its docs page, where it would otherwise be as wide as the page.
 * As for `pictureModes`, only an enhancer of argTypes sees globals and parameters together.
 */
export const phoneFrames: Enhancer = ({ argTypes, parameters, ...story }) => {
  if (frameWidthOf({ parameters, ...story }) === undefined) return argTypes;
  const docs = parameters['docs'] as Docs | undefined;
  parameters['docs'] = { ...docs, story: { height: '30rem', ...docs?.story, inline: false } };
  return argTypes;
};
