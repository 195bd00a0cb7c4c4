import { expect, fn, spyOn } from 'storybook/test';
import type { Decorator, ReactRenderer } from '@storybook/react-vite';
import type { StoryAnnotations } from 'storybook/internal/csf';
import type { CSSProperties } from 'react';

/** Loaders that preload what a story opens, because a cold dev server is slower than the tests' timeout. */
export const preload = (...parts: readonly (() => Promise<unknown>)[]) => [
  async () => ({ preloaded: await Promise.all(parts.map((load) => load())) }),
];

type Plays<Args> = StoryAnnotations<ReactRenderer, Args, Partial<Args>>;

/**
 * A story that shows what happens after the user does something, and its args if they differ. The snippets read its
 * arguments (`.storybook/snippets/storyParts.ts`).
 */
export const plays = <Args,>(
  ...given:
    | readonly [play: NoInfer<Plays<Args>['play'] & object>]
    | readonly [setup: NoInfer<Plays<Args>>, play: NoInfer<Plays<Args>['play'] & object>]
): Plays<Args> => (given.length === 1 ? { play: given[0] } : { ...given[0], play: given[1] });

/** On a phone nothing is wider than the screen: `...fitsOnPhone`. */
export const fitsOnPhone = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** A box around a story: as narrow as its place, or with room for what opens. */
export const inBox = (style: CSSProperties): Decorator[] => [
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  ),
];

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

/** Lets timers of this delay end at once: `beforeEach: () => endAtOnce(2_000)`. */
export function endAtOnce(milliseconds: number): void {
  // oxlint-disable-next-line no-restricted-properties -- the timer of a component
  const { setTimeout } = globalThis;
  spyOn(globalThis, 'setTimeout').mockImplementation(((
    call: () => void,
    delay?: number,
    ...rest: []
  ) => setTimeout(call, delay === milliseconds ? 0 : delay, ...rest)) as typeof setTimeout);
}
