import { fn } from 'storybook/test';

/** Called with the address of each link that was followed. */
export const followed = fn();

/** Stops links from leaving the page during a story, and calls `followed`: `beforeEach: catchLinks`. */
export function catchLinks(): () => void {
  const take = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    followed(link.getAttribute('href'));
  };
  document.addEventListener('click', take);
  return () => document.removeEventListener('click', take);
}
