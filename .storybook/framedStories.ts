import { initialGlobals } from './toolbar.ts';

/** The query parameter of a frame on a docs page. */
const mark = 'framed';

const isFramed = () => new URLSearchParams(globalThis.location.search).has(mark);

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
  // Storybook sends messages to the parent window, if there is one.
  if (isFramed()) Object.assign(globalThis, { parent: globalThis });
}

/**
 * Keeps the page where it is when a story in such a frame opens something that takes the focus: the
 * browser would scroll to it. Once a reader uses the story, it scrolls as everywhere.
 */
export function holdPage(): void {
  if (!isFramed()) return;
  const { prototype } = HTMLElement;
  const focus = Reflect.get(prototype, 'focus');
  let isUsed = false;
  for (const type of ['pointerdown', 'keydown']) {
    const use = ({ isTrusted }: Event) => {
      isUsed ||= isTrusted;
    };
    addEventListener(type, use, { capture: true });
  }
  prototype.focus = function focusInPlace(options) {
    focus.call(this, isUsed ? options : { ...options, preventScroll: true });
  };
}
