let region: HTMLElement | undefined;

function createRegion(): HTMLElement {
  const output = document.createElement('output');
  output.className = 'visually-hidden';
  output.ariaLive = 'polite';
  output.ariaAtomic = 'true';
  // Popovers and sheets make all else inert, and leave what carries this mark alone.
  output.dataset['liveAnnouncer'] = 'true';
  return output;
}

/** Puts the live region into the page, outside whatever is made inert; gives what takes it away. */
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
 * Brings the region to where it is heard: into the open `dialog`, which silences all outside it. It
 * arrives empty, or what it said before would be heard again.
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

/** Has the region say something; the same words twice are heard twice only if it changes. */
export function say(message: string): void {
  if (!region) return;
  region.textContent = message === region.textContent ? `${message}\u00a0` : message;
}
