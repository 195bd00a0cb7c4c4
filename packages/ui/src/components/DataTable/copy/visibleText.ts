interface VisibleTextOptions {
  /** Elements whose text does not count, a selector. @default none */
  readonly leavesOut?: string | undefined;
  /** The part of a text that counts. @default all */
  readonly textOf?: ((text: Text) => string) | undefined;
}

/** Pictures, also those that a character draws, and elements whose text is no text of the page. */
const noText = 'svg, [role="img"], input, select, textarea, script, style, wbr';

/** In Firefox the text of a button, also in a header, has `user-select: none`. */
function isHidden(element: Element): boolean {
  const { display, visibility, clipPath, userSelect } = getComputedStyle(element);
  if (display === 'none' || visibility !== 'visible' || clipPath === 'inset(50%)') return true;
  return userSelect === 'none' && !element.closest('button');
}

/** The text of a node that people see, with a line break around blocks and a space around boxes in a line. */
export function visibleText(node: Node, options: VisibleTextOptions = {}): string {
  const { leavesOut, textOf = ({ data }) => data } = options;
  if (node instanceof Text) return textOf(node).replaceAll('\u2212', '-').replaceAll(/\s+/g, ' ');
  if (!(node instanceof Element) || node.matches(noText) || isHidden(node)) return '';
  if (leavesOut !== undefined && node.matches(leavesOut)) return '';
  if (node.matches('br')) return '\n';
  const text = [...node.childNodes].map((child) => visibleText(child, options)).join('');
  const { display } = getComputedStyle(node);
  if (display === 'inline' || display === 'contents') return text;
  return display.startsWith('inline-') ? ` ${text} ` : `\n${text}\n`;
}

/** The lines of such a text, without empty ones. */
export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/ +(?=[ ,.;:])/g, '').trim())
    .filter(Boolean);
