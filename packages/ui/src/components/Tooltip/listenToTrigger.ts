/** Milliseconds from the pointer to the tooltip. */
const toShow = 300;
/** Milliseconds that the pointer has to reach the tooltip. */
const toHide = 150;
/** Milliseconds that a finger rests on the element. */
const longPress = 500;

interface Tooltip {
  readonly trigger: Element;
  readonly surface: Element;
  readonly change: (isOpen: boolean) => void;
  /** Escape hides only the tooltip; without it, Escape also closes what is around it. */
  readonly keepsEscape: boolean;
}

/** Hides the tooltip that shows: there is one at a time. */
let hideShown: (() => void) | undefined;

/**
 * Shows a tooltip while the pointer is on its element or on itself, while the element has the focus of the
 * keyboard, and after a long press of a finger. Escape and a press hide it. The library's tooltips do not show
 * by touch.
 *
 * @returns stops it
 */
export function listenToTrigger({ trigger, surface, change, keepsEscape }: Tooltip): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  const wait = (act: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };

  function hide() {
    clearTimeout(timer);
    if (!isOpen) return;
    isOpen = false;
    hideShown = undefined;
    change(false);
  }
  function show() {
    clearTimeout(timer);
    if (isOpen) return;
    hideShown?.();
    isOpen = true;
    hideShown = hide;
    change(true);
  }
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  /** Lets the finger go without a press, which would do what the element does. */
  function showByTouch() {
    show();
    trigger.addEventListener('click', swallow, { capture: true, once: true, signal });
    // A touch elsewhere is the next press, also of this element.
    document.addEventListener(
      'pointerdown',
      () => trigger.removeEventListener('click', swallow, true),
      {
        capture: true,
        once: true,
        signal,
      },
    );
  }

  const on = (target: EventTarget, type: string, listener: (event: PointerEvent) => void) =>
    target.addEventListener(type, listener as (event: Event) => void, { signal });
  const isMouse = ({ pointerType }: PointerEvent) => pointerType !== 'touch';
  on(trigger, 'pointerenter', (event) => isMouse(event) && wait(show, toShow));
  for (const element of [trigger, surface])
    on(element, 'pointerleave', (event) => isMouse(event) && wait(hide, toHide));
  on(surface, 'pointerenter', () => clearTimeout(timer));
  // A press gives the focus too, and hides it.
  let isPressed = false;
  on(trigger, 'pointerdown', () => {
    isPressed = true;
  });
  on(trigger, 'focusin', () => !isPressed && trigger.matches(':focus-visible') && show());
  on(trigger, 'focusout', hide);
  on(trigger, 'pointerdown', (event) => !isMouse(event) && wait(showByTouch, longPress));
  for (const end of ['pointerup', 'pointercancel'])
    on(document, end, (event) => {
      isPressed = false;
      if (!isMouse(event)) clearTimeout(timer);
    });
  on(trigger, 'contextmenu', (event) => isOpen && event.preventDefault());
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Node && surface.contains(target))) hide();
    },
    { capture: true, signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOpen) return;
      if (keepsEscape) event.stopPropagation();
      hide();
    },
    { capture: true, signal },
  );
  // Its code may have loaded after the pointer or the focus has come.
  if (trigger.matches(':focus-visible')) show();
  else if (trigger.matches(':hover')) wait(show, toShow);
  return () => {
    hide();
    listening.abort();
  };
}
