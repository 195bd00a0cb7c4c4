/** What an element adds to the colours behind its text. */
function backOf(element: Element): string {
  const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
  return `${backgroundColor} ${backgroundImage} ${opacity} ${filter}`;
}

/** Whether an element holds text itself. */
const hasText = (element: Element) =>
  [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  );

/**
 * One element of each look among those with text, by its look: its colour and size, and all that
 * stands behind it in the document. Rows of a table look alike, and axe takes long to tell what is
 * behind each.
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

/** An element that adds nothing. */
const transparent = '/rgba(0, 0, 0, 0) none 1 none';
