import { expect } from 'storybook/test';
import { brands } from '../packages/ui/src/theme/brands.ts';
import { elementsByLook } from './sameColors.ts';
import { applyGlobals } from './toolbar.ts';

interface Shown {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Every theme except the light one, in which a story is played and tested with all rules. */
const otherThemes: readonly Readonly<Record<string, string>>[] = [
  { theme: 'dark' },
  { contrast: 'more' },
  { theme: 'dark', contrast: 'more' },
  ...Object.keys(brands).flatMap((brand) => [{ brand }, { theme: 'dark', brand }]),
];

/**
 * After a story's test in the light theme, tests the same screen in each other theme with axe's color
 * rules. Only colors differ there, so the story is not played again. A story that renders every theme
 * itself sets `parameters: { everyTheme: true }`.
 */
export async function expectContrast({ globals, parameters }: Shown): Promise<void> {
  if (parameters['everyTheme'] || !isTest()) return;
  if (isLeftOut(parameters)) return;
  const found: string[] = [];
  for (const theme of otherThemes) {
    applyGlobals({ ...globals, ...theme });
    found.push(...(await contrastFaults(theme['contrast'] === 'more', Object.values(theme))));
  }
  applyGlobals(globals);
  await expect(found, 'colors in the other themes').toEqual([]);
}

/**
 * The combinations that passed. Their result depends on nothing else. The window around the stories
 * keeps them for all files of a run, because each file has a separate frame.
 */
const passedLooks = () =>
  ((globalThis.parent as { passedLooks?: Set<string> }).passedLooks ??= new Set());

/**
 * The texts on screen with too little contrast: less than 7 with more contrast, otherwise less than
 * 4.5.
 */
async function contrastFaults(
  hasMore: boolean,
  theme: readonly string[],
): Promise<readonly string[]> {
  const { default: axe } = await import('axe-core');
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
  const passed = passedLooks();
  const rule = hasMore ? 'color-contrast-enhanced' : 'color-contrast';
  const looks = [...elementsByLook(document.body)].filter(([look]) => !passed.has(rule + look));
  if (looks.length === 0) return [];
  const { violations } = await axe.run(
    { include: looks.map(([, element]) => element) },
    { runOnly: [rule], resultTypes: ['violations'] },
  );
  if (violations.length === 0) for (const [look] of looks) passed.add(rule + look);
  return violations.flatMap(({ nodes }) =>
    nodes.map(
      ({ failureSummary, html }) => `${theme.join(', ')}: ${html}: ${failureSummary ?? ''}`,
    ),
  );
}

/** Whether the stories run as tests, and not in the Storybook of a developer. */
export const isTest = () => import.meta.env['VITEST_STORYBOOK'] !== undefined;

const isLeftOut = ({ a11y }: Shown['parameters']) =>
  typeof a11y === 'object' && a11y !== null && 'test' in a11y && a11y.test !== 'error';
