/**
 * Calls once the browser has painted what is on screen now, or soon where it paints nothing because
 * the tab is hidden.
 * @returns how to call it off
 */
export function afterPaint(call: () => void): () => void {
  let timer = setTimeout(call, 100);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
