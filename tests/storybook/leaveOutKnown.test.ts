// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import type * as Module from '../../.storybook/leaveOutKnown.ts';

let leaveOutKnown: typeof Module.leaveOutKnown;
beforeAll(async () => {
  vi.stubEnv('VITEST_STORYBOOK', 'false');
  vi.stubEnv('TEST_TIER', 'middle');
  ({ leaveOutKnown } = await import('../../.storybook/leaveOutKnown.ts'));
});

/** What axe checks after a story that shows this: the tags of elements, or everything. */
function checked(html: string): readonly string[] | 'all' {
  document.body.innerHTML = html;
  const a11y: { disable?: boolean; context?: { include: readonly Element[] } } = {};
  const context = { parameters: { a11y } };
  leaveOutKnown(context);
  const { disable, context: part } = context.parameters.a11y;
  if (disable) return [];
  return part?.include.map(({ outerHTML }) => outerHTML) ?? 'all';
}

const list = '<main><h1>Pending</h1><p class="row">One</p><p>10 rows</p></main>';

it('leaves out of axe what a story before has shown', () => {
  expect(checked(list)).toBe('all');
  expect(checked(list.replace('One', 'Two'))).toEqual([]);
  const button = '<button><span>Try again</span></button>';
  const failed = list.replace('</main>', `<ul><li>Late</li></ul></main>`);
  expect(checked(failed)).not.toEqual([]);
  expect(checked(failed.replace('</main>', `${button}</main>`))).toEqual([button]);
});

it('checks everything where much is new', () => {
  expect(checked('<dialog><h2>Delete</h2><button>Delete</button></dialog>')).toBe('all');
});

it('checks known elements again in a window of another width', () => {
  expect(checked(list)).toEqual([]);
  vi.stubGlobal('innerWidth', 375);
  expect(checked(list)).toBe('all');
  vi.unstubAllGlobals();
});
