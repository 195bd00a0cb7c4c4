/** When every story begins: 11/18/2026, 9:42 in the morning. */
export const storyTime = new Date(2026, 10, 18, 9, 42).getTime();

/**
 * Sets the clock to the story time; it runs on from there, since timers and animations read it.
 * @returns what sets it back
 */
export function startStoryClock(): () => void {
  const RealDate = Date;
  const offset = storyTime - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [number | string | Date]) {
      // Date's own signatures stand behind this one; without arguments it means now.
      super(...((args.length === 0 ? [RealDate.now() + offset] : args) as [number]));
    }
    static override now() {
      return RealDate.now() + offset;
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
