import { addMissing } from './addMissing.ts';

/** A native dialog opens, closes, and closes at Escape. */
export function addDialogs(): void {
  addMissing(HTMLDialogElement.prototype, { show: open, showModal, close, requestClose: cancel });
}

const escapes = new WeakMap<HTMLDialogElement, (event: KeyboardEvent) => void>();

function open(this: HTMLDialogElement) {
  this.setAttribute('open', '');
}

function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if ([...document.querySelectorAll('dialog[open]')].at(-1) === this) cancel.call(this);
  };
  escapes.set(this, onKeyDown);
  document.addEventListener('keydown', onKeyDown);
  const first = this.querySelector<HTMLElement>('[autofocus], button, [href], input, [tabindex]');
  (first ?? this).focus();
}

function close(this: HTMLDialogElement, value?: string) {
  if (!this.hasAttribute('open')) return;
  const onKeyDown = escapes.get(this);
  if (onKeyDown) document.removeEventListener('keydown', onKeyDown);
  this.removeAttribute('open');
  if (value !== undefined) this.returnValue = value;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

function cancel(this: HTMLDialogElement) {
  const goesOn = this.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (goesOn) this.close();
}
