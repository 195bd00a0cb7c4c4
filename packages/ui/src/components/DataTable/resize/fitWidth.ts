/** The width of a cell whose text is in one line, padding included, in pixels. */
function widthOfCell(cell: HTMLElement): number {
  const { whiteSpace } = cell.style;
  const content = cell.querySelector<HTMLElement>(':scope > button') ?? cell;
  const handle = content.querySelector(':scope > [role="separator"]');
  const range = document.createRange();
  range.selectNodeContents(content);
  if (handle) range.setEndBefore(handle);
  cell.style.whiteSpace = 'nowrap';
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(content);
  const { width } = range.getBoundingClientRect();
  cell.style.whiteSpace = whiteSpace;
  return width + parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
}

/** The width of the widest cell of a header's column, in pixels. */
export function fitWidth(header: HTMLElement): number {
  const table = header.closest('table');
  const id = CSS.escape(header.dataset['column'] ?? '');
  const cells = table?.querySelectorAll<HTMLElement>(`tr > [data-column='${id}']`) ?? [];
  // A pixel more: widths of texts are fractions.
  return Math.ceil(Math.max(0, ...[...cells].map(widthOfCell))) + 1;
}
