import { initialGlobals } from './toolbar.ts';

/** The query parameter of a frame on a docs page. */
const mark = 'framed';

/**
 * Passes the toolbar's values to the frames of stories on a docs
 * page. The docs page renders again when one of them changes.
 */
export function pointFrames(globals: Readonly<Record<string, unknown>>): void {
  const chosen = Object.entries(initialGlobals).flatMap(([name, initial]) => {
    const value = globals[name];
    return typeof value === 'string' && value !== initial ? [`${name}:${value}`] : [];
  });
  const query = new URLSearchParams({ [mark]: '', globals: chosen.join(';') }).toString();
  // The base of the addresses of frames.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?${query}` });
}

/**
 * Stops the story in such a frame from messaging Storybook in the page around it. Otherwise the globals
 * of its states would make the page and its frames render again and again.
 */
export function isolateFrame(): void {
  const isFramed = new URLSearchParams(globalThis.location.search).has(mark);
  // Storybook sends messages to the parent window, if there is one.
  if (isFramed) Object.assign(globalThis, { parent: globalThis });
}
