/** What an element adds to the colors behind its text. */
function backOf(element: Element): string {
  const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
  return `${backgroundColor} ${backgroundImage} ${opacity} ${filter}`;
}

/** Whether an element contains text itself. */
const hasText = (element: Element) =>
  [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  );

/**
 * One text element for each combination of colors: its own color and size, and all backgrounds behind
 * it. Rows of a table look the same, and axe needs long to find the background of each.
 */
export function elementsByLook(root: Element): ReadonlyMap<string, Element> {
  const backs = new Map<Element, string>();
  const behind = (element: Element): string => {
    const known = backs.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    const back = `${parent ? behind(parent) : ''}/${backOf(element)}`.replace(transparent, '');
    backs.set(element, back);
    return back;
  };
  const looks = new Map<string, Element>();
  for (const element of root.querySelectorAll('*')) {
    if (!hasText(element) && !element.matches('input, textarea, select')) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = `${color} ${fontSize} ${fontWeight} ${textShadow} ${behind(element)}`;
    if (looks.has(look) || !element.checkVisibility({ visibilityProperty: true })) continue;
    looks.set(look, element);
  }
  return looks;
}

/** An element that adds no color. */
const transparent = '/rgba(0, 0, 0, 0) none 1 none';
