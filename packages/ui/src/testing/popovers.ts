import { addMissing } from './addMissing.ts';

type State = 'open' | 'closed';

const shown = new WeakSet<HTMLElement>();

/** A popover opens and closes, and says so. It is in no other layer, because there are none. */
export function addPopovers(): void {
  addMissing(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      toggle(this, 'closed');
    },
    togglePopover(this: HTMLElement, force = !shown.has(this)) {
      toggle(this, force ? 'open' : 'closed');
      return force;
    },
  });
  if ('popover' in HTMLElement.prototype) return;
  Object.defineProperty(HTMLElement.prototype, 'popover', {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute('popover');
    },
    set(this: HTMLElement, value: string | null) {
      if (value === null) this.removeAttribute('popover');
      else this.setAttribute('popover', value);
    },
  });
}

function toggle(element: HTMLElement, newState: State) {
  const oldState: State = shown.has(element) ? 'open' : 'closed';
  if (oldState === newState) return;
  if (newState === 'open') shown.add(element);
  else shown.delete(element);
  const event = (name: string) => Object.assign(new Event(name), { oldState, newState });
  element.dispatchEvent(event('beforetoggle'));
  queueMicrotask(() => element.dispatchEvent(event('toggle')));
}
