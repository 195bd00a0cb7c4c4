import { expect } from 'storybook/test';
import { isTest } from './testRun.ts';

/** A picture is as wide as the window, and would cut what is wider. The states of a wide matrix wrap. */
export async function expectWholeMatrix({ name }: { readonly name: string }): Promise<void> {
  if (!isTest || name !== 'Matrix') return;
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, 'the width of the matrix').toBeLessThanOrEqual(clientWidth);
}
