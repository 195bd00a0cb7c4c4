import { expect } from 'storybook/test';
import { applyGlobals } from './toolbar.ts';

interface Shown {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * After a story's test in the light theme: the same screen in the dark one, held against axe's rules
 * of colour. Only the colours are others there, so that nothing is played twice.
 */
export async function expectDarkContrast({ globals, parameters }: Shown): Promise<void> {
  if (globals['theme'] === 'dark' || !isTest() || isLeftOut(parameters)) return;
  const { default: axe } = await import('axe-core');
  applyGlobals({ ...globals, theme: 'dark' });
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  applyGlobals(globals);
  const places = violations.flatMap(({ nodes }) =>
    nodes.map(({ failureSummary, html }) => `${html}: ${failureSummary ?? ''}`),
  );
  await expect(places, 'colours in the dark theme').toEqual([]);
}

/** Whether this is a run of the stories as tests, and no Storybook in somebody's browser. */
export const isTest = () => import.meta.env['VITEST_STORYBOOK'] !== undefined;

const isLeftOut = ({ a11y }: Shown['parameters']) =>
  typeof a11y === 'object' && a11y !== null && 'test' in a11y && a11y.test !== 'error';
