import { initialGlobals } from './toolbar.ts';

/** In the address of a frame that stands on a page of docs. */
const mark = 'framed';

/**
 * Has Storybook give the frames of stories on a page of docs the toolbar's theme, contrast, density, brand
 * and profile. A page of docs is drawn anew when one of them changes.
 */
export function pointFrames(globals: Readonly<Record<string, unknown>>): void {
  const chosen = Object.entries(initialGlobals).flatMap(([name, initial]) => {
    const value = globals[name];
    return typeof value === 'string' && value !== initial ? [`${name}:${value}`] : [];
  });
  const query = new URLSearchParams({ [mark]: '', globals: chosen.join(';') }).toString();
  // Where its addresses of frames begin.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?${query}` });
}

/**
 * Keeps what the story of such a frame tells its Storybook from the page around it: under the globals that
 * its states set the page would be drawn anew, with its frames, again and again.
 */
export function keepApart(): void {
  const isFramed = new URLSearchParams(globalThis.location.search).has(mark);
  // Storybook speaks to the parent, unless it has none.
  if (isFramed) Object.assign(globalThis, { parent: globalThis });
}
