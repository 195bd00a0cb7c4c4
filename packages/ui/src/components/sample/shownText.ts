/** The text of an element in the order in which it is seen, from left to right; it has to be one line. */
export function shownText(element: HTMLElement): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const seen: { readonly character: string; readonly left: number }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const [rect] = range.getClientRects();
      if (rect) seen.push({ character: text.charAt(at), left: rect.left });
    }
  }
  seen.sort((a, b) => a.left - b.left);
  return seen.map(({ character }) => character).join('');
}
