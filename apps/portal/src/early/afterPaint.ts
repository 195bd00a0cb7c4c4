/**
 * Runs a function after the browser's next paint, or soon if the tab is hidden and does not paint.
 * @returns a function that cancels it
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
