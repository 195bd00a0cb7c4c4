/**
 * Runs a function after the browser's next paint, or soon if the tab is hidden and does not paint.
 * @returns a function that cancels it
 */
function afterPaint(call: () => void): () => void {
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

/** How long the portal may take for a pressed control after its first rendering, in milliseconds. */
const patience = 3_000;

/** A control of the document and its twin of the portal have the same name and the same address. */
const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

function twinOf(control: Element): HTMLElement | undefined {
  const href = control.getAttribute('href');
  const twins = [...document.querySelectorAll<HTMLElement>(control.localName)].filter(
    (other) => other.getAttribute('href') === href,
  );
  const named = twins.find((other) => nameOf(other) === nameOf(control));
  // The name of a button can have a count by now.
  const [like, ...more] = twins.filter(({ className }) => className === control.className);
  return named ?? (more.length === 0 ? like : undefined);
}

/** Whether the browser follows a link itself: in another tab, in the page, or away from the portal. */
const isNative = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.altKey ||
  link.target !== '' ||
  link.hasAttribute('download') ||
  link.origin !== location.origin ||
  link.hash !== '';

/**
 * The document shows content before React, which does not react yet. This holds the last press on it, and repeats
 * it on the same control once React has rendered. The focus stays on that control too.
 * @param root the element that React renders into
 * @param follow opens the address of a held link that React has not rendered
 * @returns stops holding, and follows a held link: the portal does not start
 */
export function holdPresses(root: Element, follow: (address: string) => void): () => void {
  const painted = root.firstElementChild;
  let pressed: Element | undefined;
  let focused: Element | undefined;

  function hold(event: MouseEvent) {
    const control = (event.target as Element).closest('a[href], button');
    if (!control || (control instanceof HTMLAnchorElement && isNative(event, control))) return;
    event.preventDefault();
    pressed = control;
  }

  function keep({ target }: FocusEvent) {
    focused = target as Element;
  }

  function stop() {
    root.removeEventListener('click', hold as EventListener, true);
    root.removeEventListener('focusin', keep as EventListener);
    root.removeEventListener('pointerdown', stop, true);
    observer.disconnect();
    clearTimeout(timer);
  }

  function followPressed() {
    if (pressed instanceof HTMLAnchorElement) follow(pressed.href);
  }

  /** React has rendered something: the first time, and while the pressed control is not there yet. */
  function takeOver() {
    if (painted?.isConnected) return;
    const control = pressed ?? focused;
    const twin = control && twinOf(control);
    if (!twin && pressed) {
      timer ??= setTimeout(giveUp, patience);
      root.removeEventListener('click', hold as EventListener, true);
      // New presses come after the held press.
      root.addEventListener('pointerdown', stop, true);
      return;
    }
    stop();
    if (document.activeElement === document.body) twin?.focus({ preventScroll: true });
    // The effects of what was rendered run before that, so that it reacts.
    if (pressed) afterPaint(() => (twin?.isConnected ? twin : twinOf(pressed as Element))?.click());
  }

  function giveUp() {
    stop();
    followPressed();
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(takeOver);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('click', hold as EventListener, true);
  root.addEventListener('focusin', keep as EventListener);

  return giveUp;
}
