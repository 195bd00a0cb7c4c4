import { hasText } from './signatureReader.ts';

/** The colors that an element adds behind its text. */
export interface Layer {
  readonly color: string;
  readonly image: string;
  readonly opacity: string;
  readonly filter: string;
}

/** The colors of an element's text: its own, and each layer behind it, from the document to the text. */
export interface TextStyle {
  readonly color: string;
  readonly fontSize: string;
  readonly fontWeight: string;
  readonly textShadow: string;
  readonly layers: readonly Layer[];
  /** Two elements with the same key have the same style. */
  readonly key: string;
}

interface Behind {
  readonly layers: readonly Layer[];
  readonly key: string;
}

const transparent = 'rgba(0, 0, 0, 0)';

function layerOf(element: Element): Layer | undefined {
  const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
  const isEmpty =
    backgroundColor === transparent &&
    backgroundImage === 'none' &&
    opacity === '1' &&
    filter === 'none';
  return isEmpty ? undefined : { color: backgroundColor, image: backgroundImage, opacity, filter };
}

/** Returns the styles of elements on screen. Backgrounds of shared ancestors are computed once. */
export function styleReader(): (element: Element) => TextStyle {
  const known = new Map<Element | null, Behind>([[null, { layers: [], key: '' }]]);
  const behind = (element: Element | null): Behind => {
    const found = known.get(element);
    if (found || !element) return found ?? { layers: [], key: '' };
    const parent = behind(element.parentElement);
    const layer = layerOf(element);
    const own = layer
      ? {
          layers: [...parent.layers, layer],
          key: `${parent.key}/${layer.color} ${layer.image} ${layer.opacity} ${layer.filter}`,
        }
      : parent;
    known.set(element, own);
    return own;
  };
  return (element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const { layers, key } = behind(element);
    return {
      color,
      fontSize,
      fontWeight,
      textShadow,
      layers,
      key: `${color} ${fontSize} ${fontWeight} ${textShadow} ${key}`,
    };
  };
}

/** The elements that hold text, or take it. */
export const textElements = (root: Element): readonly Element[] =>
  [...root.querySelectorAll('*')].filter(
    (element) => element.matches('input, textarea, select') || hasText(element),
  );

export const isOnScreen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true });

/**
 * Returns one element for each distinct style. Rows of a table have the same, and axe takes long to find the
 * background of each.
 */
export function elementsByStyle(elements: readonly Element[]): ReadonlyMap<string, Element> {
  const styleOf = styleReader();
  const styles = new Map<string, Element>();
  for (const element of elements) {
    const { key } = styleOf(element);
    if (!styles.has(key) && isOnScreen(element)) styles.set(key, element);
  }
  return styles;
}
