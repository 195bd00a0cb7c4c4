/**
 * Runs inside a measured page, before the page's own scripts. It records when content was painted, the
 * time from an input to the paint of its effect, and how long presses take.
 */
export function installProbe(): void {
  const onChange = (check: () => boolean, done: (time: number) => void) => {
    const observer = new MutationObserver(() => {
      if (!check()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => done(performance.now()), { once: true });
        channel.port1.start();
        channel.port2.postMessage(0);
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  };
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const probe = {
    firstContent: 0,
    /** The longest press or key since it was last set to 0, as Interaction to Next Paint counts it. */
    longestInteraction: 0,
    /** Waits for the paint after the text of `selector` matched. */
    watch(selector: string, pattern: RegExp): void {
      onChange(
        () => pattern.test(textOf(selector)),
        (time) => (probe.firstContent = time),
      );
    },
    /** Milliseconds from the armed event to the paint of its change. */
    effect: Promise.resolve(0),
    /** Waits for the next event of a type, and for the paint after the text of `selector` changed. */
    arm(type: string, selector: string): void {
      const before = document.querySelector(selector)?.textContent;
      let started = 0;
      const note = ({ timeStamp }: Event) => (started = timeStamp);
      addEventListener(type, note, { capture: true, once: true });
      probe.effect = new Promise((resolve) => {
        onChange(
          () => document.querySelector(selector)?.textContent !== before,
          (time) => resolve(time - started),
        );
      });
    },
  };
  Object.assign(globalThis, { probe });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // Only presses and keys have a number; a moving pointer has none.
      if (entry.interactionId)
        probe.longestInteraction = Math.max(probe.longestInteraction, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
