/** Attributes whose value no style and no rule uses. Only their presence matters. */
const ofNames = new Set([
  'id',
  'for',
  'name',
  'href',
  'title',
  'value',
  'placeholder',
  'datetime',
  'd',
  'aria-label',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
]);

/** Places, sizes and counts differ from row to row. */
const withoutNumbers = (value: string) => value.replaceAll(/-?\d+(\.\d+)?/g, '0');

function attributeOf({ name, value }: Attr): string {
  if (ofNames.has(name)) return value === '' ? `${name}=` : name;
  return name === 'class' ? value : `${name}=${withoutNumbers(value)}`;
}

/** Whether an element holds text itself. */
export const hasText = (element: Element): boolean =>
  [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  );

const ownSignature = (element: Element) =>
  [element.localName, hasText(element), ...[...element.attributes].map(attributeOf)].join(' ');

/**
 * Returns a number for everything that decides how an element is shown and what it means: the classes and
 * attributes of the element and of its ancestors. Texts, positions and counts do not matter.
 *
 * @param known the numbers so far, which stay for the whole run
 */
export function signatureReader(known: Map<string, number>): (element: Element) => number {
  const read = new Map<Element, number>();
  const signatureOf = (element: Element | null): number => {
    if (!element || element === document.documentElement) return 0;
    const found = read.get(element);
    if (found !== undefined) return found;
    const text = `${signatureOf(element.parentElement)} ${ownSignature(element)}`;
    const number = known.get(text) ?? known.size + 1;
    known.set(text, number);
    read.set(element, number);
    return number;
  };
  return signatureOf;
}
