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
  // oxlint-disable-next-line typescript/unbound-method -- each call below gives them their node
  const { insertBefore, removeChild } = Node.prototype;

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
      if (!font || source.nodeType !== Node.TEXT_NODE) continue;
      shown.set(source, font as ChildNode);
      sources.set(font, source);
      observer.observe(source, { characterData: true });
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  Object.assign(Node.prototype, {
    removeChild(this: Node, child: ChildNode) {
      if (child.parentNode === this) return removeChild.call(this, child);
      (shown.get(child) ?? child).remove();
      return child;
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      let place = before && (before.parentNode === this ? before : (shown.get(before) ?? before));
      while (place && place.parentNode !== this) place = place.parentNode;
      return insertBefore.call(this, node, place);
    },
  });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { insertBefore, removeChild });
  };
}
