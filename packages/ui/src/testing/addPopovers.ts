import { addMissing } from './addMissing.ts';

type State = 'open' | 'closed';

/** Marks open popovers, because jsdom hides every popover. */
const mark = 'data-popover-shown';
const markStyle = `[${mark}] { display: block !important; }`;

function addStyle() {
  const style = document.createElement('style');
  style.textContent = markStyle;
  document.head.append(style);
}

/** A popover opens and closes, and says so. It is in no other layer, because there are none. */
export function addPopovers(): void {
  if ('showPopover' in HTMLElement.prototype) return;
  addStyle();
  addMissing(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      toggle(this, 'closed');
    },
    togglePopover(this: HTMLElement, force = !this.hasAttribute(mark)) {
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
  const oldState: State = element.hasAttribute(mark) ? 'open' : 'closed';
  if (oldState === newState) return;
  element.toggleAttribute(mark, newState === 'open');
  const event = (name: string) => Object.assign(new Event(name), { oldState, newState });
  element.dispatchEvent(event('beforetoggle'));
  queueMicrotask(() => element.dispatchEvent(event('toggle')));
}
