/** The tables that `TableSurface` renders. */
const tables = '[data-part="scroller"] > table';

interface Cell {
  readonly tag: string;
  readonly text: string;
}
type Line = readonly Cell[];

/** A text that is selected, or the lines of a table. */
type Part = string | readonly Line[];

/** Gives the part of a text that is selected. */
type Selected = (text: Text) => string;

/** A selection has many ranges in Firefox: one between any two texts that cannot be selected. */
const selectedIn =
  (ranges: readonly Range[]): Selected =>
  (text) =>
    ranges
      .filter((range) => range.intersectsNode(text))
      .map(({ startContainer, startOffset, endContainer, endOffset }) =>
        text.data.slice(
          text === startContainer ? startOffset : 0,
          text === endContainer ? endOffset : undefined,
        ),
      )
      .join('');

/**
 * An amount or a count as spreadsheets in every language read it, `-1234.50`. A text that they would run as a
 * formula gets an apostrophe.
 */
function asValue(text: string): string {
  if (/^-?\$?\d[\d,]*(?:\.\d+)?$/.test(text)) return text.replaceAll(/[$,]/g, '');
  return /^[=@]|^[+-](?!\$?[\d.,]+%?$)/.test(text) ? `'${text}` : text;
}

/** The whole text of a cell that has a selected text; undefined for a cell that is hidden or only has buttons. */
function textOf(cell: HTMLTableCellElement, selected: Selected): string | undefined {
  const { column, card } = cell.dataset;
  if (column === 'select' || !cell.checkVisibility()) return undefined;
  const leavesOut = card === 'action' ? 'button' : undefined;
  const text = linesIn(visibleText(cell, { leavesOut })).join(' ');
  if (text === '' && card === 'action') return undefined;
  return linesIn(visibleText(cell, { textOf: selected })).length > 0 ? asValue(text) : '';
}

/**
 * The content of an open row: its text as one line with a cell for each block, without buttons that open nothing,
 * then the lines of its tables. Between rows, hidden columns and their labels would be in the wrong columns.
 */
function detailLines(row: HTMLTableRowElement, selected: Selected, isAmongRows: boolean): Line[] {
  const rest = isAmongRows ? ', [data-part="rest"]' : '';
  const leavesOut = `${tables}, button:not([aria-expanded])${rest}`;
  const texts = linesIn(visibleText(row, { leavesOut, textOf: selected }));
  return [
    texts.map((text) => ({ tag: 'td', text: asValue(text) })),
    ...[...row.querySelectorAll<HTMLTableElement>(tables)].flatMap((table) =>
      linesOf(table, selected),
    ),
  ].filter((line) => line.length > 0);
}

/** The content of an open row. */
const isDetail = (row: HTMLTableRowElement) => row.hasAttribute('data-detail');

/** The rows of a table that have a selected text, each with the cells of the same columns. */
function linesOf(table: HTMLTableElement, selected: Selected): Line[] {
  const rows = [...table.rows].map((row) => ({
    row,
    texts: Array.from(row.cells, (cell) => textOf(cell, selected)),
  }));
  const plain = rows.filter(({ row, texts }) => !isDetail(row) && texts.some(Boolean));
  const chosen = plain.flatMap(({ texts }) => texts.flatMap((text, at) => (text ? [at] : [])));
  const body = plain.filter(({ row }) => row.parentElement?.tagName === 'TBODY');
  const isColumn = (at: number) =>
    at >= Math.min(...chosen) &&
    at <= Math.max(...chosen) &&
    (body.length > 0 ? body : plain).some(({ texts }) => texts[at] !== undefined);
  return rows.flatMap((each) => {
    if (isDetail(each.row)) return detailLines(each.row, selected, plain.length > 0);
    if (!plain.includes(each)) return [];
    return [
      Array.from(each.row.cells, ({ tagName }, at) => ({
        tag: tagName.toLowerCase(),
        text: each.texts[at] ?? '',
      })).filter((_, at) => isColumn(at)),
    ];
  });
}

/** The selected parts of a node, in their order. */
function partsOf(node: Node, selected: Selected): Part[] {
  if (node instanceof HTMLTableElement && node.matches(tables)) return [linesOf(node, selected)];
  if (node instanceof Element && node.querySelector(tables)) {
    return node.checkVisibility()
      ? [...node.childNodes].flatMap((child) => partsOf(child, selected))
      : [];
  }
  return linesIn(visibleText(node, { textOf: selected }));
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const asHtml = (part: Part) =>
  typeof part === 'string'
    ? `<p>${escaped(part)}</p>`
    : `<table>${part
        .map(
          (line) =>
            `<tr>${line.map(({ tag, text }) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`,
        )
        .join('')}</table>`;

const asText = (part: Part) =>
  typeof part === 'string'
    ? part
    : part.map((line) => line.map(({ text }) => text).join('\t')).join('\n');

/**
 * Copies selected cells as rows and columns, as text with tabs and as HTML. The browser copies a selection within
 * one cell, in a field, or outside of tables.
 */
export function copyTables(event: ClipboardEvent): void {
  const { target, clipboardData, defaultPrevented } = event;
  const selection = document.getSelection();
  if (defaultPrevented || !clipboardData || !selection || selection.rangeCount === 0) return;
  // A field has its own selection.
  if (target instanceof Element && target.closest('input, textarea, [contenteditable]')) return;
  const ranges = Array.from({ length: selection.rangeCount }, (_, at) => selection.getRangeAt(at));
  const all = (ranges[0] as Range).cloneRange();
  const last = ranges.at(-1) as Range;
  all.setEnd(last.endContainer, last.endOffset);
  const { commonAncestorContainer: common } = all;
  const element = common instanceof Element ? common : common.parentElement;
  const within = element?.closest('th, td, table');
  const root = within?.matches(tables) ? within : common;
  const parts = partsOf(root, selectedIn(ranges)).filter(({ length }) => length > 0);
  const cells = parts.flatMap((part) => (typeof part === 'string' ? [] : part.flat()));
  if (cells.filter(({ text }) => text !== '').length < 2) return;
  clipboardData.setData('text/plain', parts.map(asText).join('\n'));
  clipboardData.setData('text/html', parts.map(asHtml).join(''));
  event.preventDefault();
}

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
function visibleText(node: Node, options: VisibleTextOptions = {}): string {
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
const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/ +(?=[ ,.;:])/g, '').trim())
    .filter(Boolean);
