/** Condition of the window's width: `(width < 48em)`, `(min-width: 640px)`. */
const ofWidth = /\(\s*(?:(min|max)-width\s*:|width\s*([<>]=?))\s*([\d.]+)(px|r?em)\s*\)/g;

/** An em of a media query, in px. */
const usualText = 16;

/** Whether each condition of the width is true. Other conditions, as of printing, are not. */
function isMatch(query: string): boolean {
  const conditions = [...query.matchAll(ofWidth)];
  const others = query.replace(ofWidth, '').replaceAll(/\b(all|screen|and|only)\b/g, '');
  if (conditions.length === 0 || others.trim() !== '') return false;
  return conditions.every(([, limit, sign, size, unit]) => {
    const width = Number(size) * (unit === 'px' ? 1 : usualText);
    const { innerWidth } = window;
    if (limit === 'min' || sign === '>=') return innerWidth >= width;
    if (limit === 'max' || sign === '<=') return innerWidth <= width;
    return sign === '<' ? innerWidth < width : innerWidth > width;
  });
}

/** A query that follows the width of the window. */
class MediaQuery extends EventTarget {
  onchange: ((event: Event) => void) | null = null;
  readonly media: string;

  constructor(media: string) {
    super();
    this.media = media;
    let before = this.matches;
    window.addEventListener('resize', () => {
      if (this.matches === before) return;
      before = this.matches;
      const change = Object.assign(new Event('change'), { matches: before, media });
      this.onchange?.(change);
      this.dispatchEvent(change);
    });
  }

  get matches(): boolean {
    return isMatch(this.media);
  }

  /** The names that browsers had before. */
  addListener(listener: EventListener | null) {
    this.addEventListener('change', listener);
  }

  removeListener(listener: EventListener | null) {
    this.removeEventListener('change', listener);
  }
}

export const matchMedia = (media: string) => new MediaQuery(media);

/**
 * Makes the window of a test as wide as a phone's or a desk's, in px. Components follow at once if it is
 * called inside `act`.
 */
export function setWindowWidth(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true, writable: true });
  window.dispatchEvent(new Event('resize'));
}
