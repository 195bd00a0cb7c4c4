/**
 * On paper a page is its content: nothing that can only be pressed, and nothing of the shell. A button whose text
 * is content, such as a name, has the attribute `data-printed`.
 */
export const print = `
@media print {
  @page {
    margin: 12mm;
  }
  .frame,
  .frame-banner,
  .frame-top {
    display: block;
    min-block-size: 0;
  }
  .frame-main,
  .frame-acting,
  .frame-acting > div {
    min-block-size: 0;
    padding: 0;
  }
  .frame-acting {
    position: static;
    margin: 0 0 4pt;
    border: 0;
    background: none;
    color: inherit;
  }
  .frame-side,
  .frame-sections,
  .frame-bar,
  .frame-acting :is(a, button, svg),
  .frame-footer,
  .frame-skip,
  .frame-main nav,
  .frame-main form,
  .frame-main button:not(thead button, [data-printed]),
  .frame-main a[data-variant] {
    display: none;
  }
  .frame-main a {
    color: inherit;
    text-decoration: none;
  }
  .frame-main a[href^='tel:'] {
    white-space: nowrap;
  }
  .frame-main li,
  .frame-main dl > div {
    break-inside: avoid;
  }
  .frame-main h2,
  .frame-main h3 {
    break-after: avoid;
  }
}
`;
