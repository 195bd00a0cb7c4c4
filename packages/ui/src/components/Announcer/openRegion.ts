let region: HTMLElement | undefined;

function createRegion(): HTMLElement {
  const output = document.createElement('output');
  output.className = 'visually-hidden';
  output.ariaLive = 'polite';
  output.ariaAtomic = 'true';
  // Popovers and sheets make the rest of the page inert, except elements with this attribute.
  output.dataset['liveAnnouncer'] = 'true';
  return output;
}

/** Adds the live region to the page, outside inert parts. @returns a function that removes it */
export function openRegion() {
  const opened = createRegion();
  region = opened;
  placeRegion();
  return () => {
    opened.remove();
    if (region === opened) region = undefined;
  };
}

/**
 * Moves the region to where screen readers hear it: into the open `dialog`, which silences the rest. It
 * arrives empty, or its last message would be announced again.
 * @returns whether it had to move
 */
export function placeRegion(): boolean {
  if (!region) return false;
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (region.parentElement === place) return false;
  region.textContent = '';
  place.append(region);
  return true;
}

/** Announces a message. A repeated message has to change, or it would not be announced again. */
export function say(message: string): void {
  if (!region) return;
  region.textContent = message === region.textContent ? `${message}\u00a0` : message;
}
