/** The time at which every story begins: 11/18/2026, 9:42 a.m. */
export const storyTime = new Date(2026, 10, 18, 9, 42).getTime();

/**
 * Sets the clock to the story time. The clock keeps running, because timers and animations read it.
 * @returns a function that restores the clock
 */
export function startStoryClock(): () => void {
  const RealDate = Date;
  const offset = storyTime - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [number | string | Date]) {
      // Keeps the signatures of Date. Without arguments it is the current time.
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
