/**
 * Lets browsers translate a page of React. They put a `font` in the place of each text node, which React still
 * holds: it would throw when it removes the node, or inserts one before it, and a new text would not show.
 * Elements around texts do not prevent this, since a translation moves elements too. So React's removals and
 * insertions go to what shows instead, and a node whose text changes takes its place again.
 *
 * Call it once, before the first render. @returns a function that ends it
 */
export function followPageTranslation(): () => void {
  /** By each text node, what shows instead of it. */
  const shown = new WeakMap<Node, ChildNode>();
  const sources = new WeakMap<Node, Node>();
  const nodes = Node.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- each call below gives them their node
  const { insertBefore, removeChild } = nodes;
  /** Not `node.parentNode`: a form with a field of that name answers with the field. */
  const parentOf = (node: Node): Node | null => Reflect.get(nodes, 'parentNode', node);

  /** What shows instead of a node that a translation took out of its parent. */
  const shownIn = (place: Node, node: Node) =>
    parentOf(node) === place ? node : (shown.get(node) ?? node);

  const observer = new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [removed] = removedNodes;
      // The text of a node has changed.
      if (!removed) {
        if (!target.isConnected) shown.get(target)?.replaceWith(target);
        continue;
      }
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (node) => node?.nodeName === 'FONT' && !sources.has(node),
      );
      const source = sources.get(removed) ?? removed;
      if (!font || !(source instanceof Text)) continue;
      shown.set(source, font as ChildNode);
      sources.set(font, source);
      observer.observe(source, { characterData: true });
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  Object.assign(nodes, {
    removeChild(this: Node, child: ChildNode) {
      const there = shownIn(this, child);
      const place = parentOf(there);
      if (place) removeChild.call(place, there);
      return child;
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      let place = before && shownIn(this, before);
      while (place && parentOf(place) !== this) place = parentOf(place);
      return insertBefore.call(this, node, place);
    },
  });
  return () => {
    observer.disconnect();
    Object.assign(nodes, { insertBefore, removeChild });
  };
}
