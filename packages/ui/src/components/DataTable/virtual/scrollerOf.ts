/** The element that scrolls the rows: the table, if it is too wide, or an element around it, or the page. */
export function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (scrolls && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement ?? document.documentElement;
}
