/**
 * Runs inside a measured page, before the page's own scripts. It records when the first row or other
 * content was painted, the time from an input to the paint of its effect, and how long presses take.
 */
export function installProbe(): void {
  const painted = (done: (time: number) => void) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => done(performance.now()), { once: true });
      channel.port1.start();
      channel.port2.postMessage(0);
    });
  };
  const probe = {
    firstRow: 0,
    firstContent: 0,
    longestEvent: 0,
    /** The longest press or key since it was last set to 0, as Interaction to Next Paint counts it. */
    longestInteraction: 0,
    /** Waits for the paint after the text of `selector` matched. */
    watch(selector: string, pattern: RegExp): void {
      const content = new MutationObserver(() => {
        if (!pattern.test(document.querySelector(selector)?.textContent ?? '')) return;
        content.disconnect();
        painted((time) => {
          probe.firstContent = time;
        });
      });
      content.observe(document, { subtree: true, childList: true, characterData: true });
    },
    /** Milliseconds from the armed event to the paint of its change. */
    effect: Promise.resolve(0),
    /** Waits for the next event of a type, and for the paint after the text of `selector` changed. */
    arm(type: string, selector: string): void {
      const before = document.querySelector(selector)?.textContent;
      let started = 0;
      addEventListener(type, ({ timeStamp }) => (started = timeStamp), {
        capture: true,
        once: true,
      });
      probe.effect = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector(selector)?.textContent === before) return;
          observer.disconnect();
          painted((time) => resolve(time - started));
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      });
    },
  };
  Object.assign(globalThis, { probe });

  const rows = new MutationObserver(() => {
    if (!/NL\d/.test(document.querySelector('tbody')?.textContent ?? '')) return;
    rows.disconnect();
    painted((time) => {
      probe.firstRow = time;
    });
  });
  rows.observe(document, { subtree: true, childList: true, characterData: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      probe.longestEvent = Math.max(probe.longestEvent, entry.duration);
      // Only presses and keys have a number; a moving pointer has none.
      if (entry.interactionId)
        probe.longestInteraction = Math.max(probe.longestInteraction, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
