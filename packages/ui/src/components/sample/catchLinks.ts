import { fn } from 'storybook/test';

/** Told the address of each link that was followed. */
export const followed = fn();

/** Has links lead nowhere while a story is played, and tells `followed`: `beforeEach: catchLinks`. */
export function catchLinks(): () => void {
  followed.mockClear();
  const take = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    followed(link.getAttribute('href'));
  };
  document.addEventListener('click', take);
  return () => document.removeEventListener('click', take);
}
