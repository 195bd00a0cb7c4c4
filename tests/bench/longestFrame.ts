import type { Tab } from './Tab.ts';

/**
 * Scrolls the element at a position down and up with the wheel, and returns the longest time between
 * two frames, in milliseconds.
 */
export async function longestFrame(
  tab: Tab,
  place: { readonly x: number; readonly y: number },
): Promise<number> {
  await tab.evaluate(`globalThis.frames = (() => {
    const found = { longest: 0, isOver: false };
    let before = performance.now();
    const next = (now) => {
      found.longest = Math.max(found.longest, now - before);
      before = now;
      if (!found.isOver) requestAnimationFrame(next);
    };
    requestAnimationFrame((now) => { before = now; requestAnimationFrame(next); });
    return found;
  })()`);
  for (const yDistance of [-12_000, 12_000]) {
    const gesture = { ...place, yDistance, speed: 6_000, gestureSourceType: 'mouse' };
    await tab.send('Input.synthesizeScrollGesture', gesture);
  }
  return tab.evaluate<number>('((frames.isOver = true), frames.longest)');
}
