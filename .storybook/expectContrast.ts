import { expect } from 'storybook/test';
import { brands } from '../packages/ui/src/theme/brands.ts';
import { contrastOfStyle, neededContrast } from './contrastOfStyle.ts';
import { knownScreens } from './knownScreens.ts';
import { elementsByStyle, isOnScreen, styleReader, textElements } from './sameColors.ts';
import { signatureReader } from './signatureReader.ts';
import { isMiddleTier, isTest } from './testRun.ts';
import { applyGlobals } from './toolbar.ts';

interface Shown {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

type Theme = Readonly<Record<string, string>>;

/** All themes except the light one, in which a story is played and checked against all rules. */
const otherThemes: readonly Theme[] = [
  { theme: 'dark' },
  { contrast: 'more' },
  { theme: 'dark', contrast: 'more' },
  ...Object.keys(brands).flatMap((brand) => [{ brand }, { theme: 'dark', brand }]),
];

/*
 * `npm test` computes colors from their styles: axe takes ten times as long to find the pixels behind a text. It
 * asks axe only if a ratio is too low, or cannot be computed. The full tier asks axe about every style.
 */

/**
 * After a story's test in the light theme: the same screen in each other one, checked against axe's
 * rules of color. Only the colors differ there, so nothing is played twice.
 */
export async function expectContrast({ globals, parameters }: Shown): Promise<void> {
  if (!isTest || isLeftOut(parameters)) return;
  // Axe checks the colors of the light theme itself, unless they are computed.
  const themes: readonly Theme[] = isMiddleTier ? [{}, ...otherThemes] : otherThemes;
  const kinds = isMiddleTier ? newTexts(parameters) : new Map<string, Element>();
  const texts = isMiddleTier ? [...kinds.values()] : textElements(document.body);
  if (texts.length === 0) return;
  const found: string[] = [];
  for (const theme of themes) {
    applyGlobals({ ...globals, ...theme });
    endAnimations();
    const hasMore = { ...globals, ...theme }['contrast'] === 'more';
    found.push(...(await contrastFaults(texts, hasMore, Object.values(theme))));
  }
  applyGlobals(globals);
  await expect(found, 'colors in the themes').toEqual([]);
  for (const kind of kinds.keys()) knownScreens().texts.add(kind);
}

function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}

/** One element of each kind of text that no story has shown in all themes yet. */
function newTexts(parameters: Shown['parameters']): ReadonlyMap<string, Element> {
  const { texts, signatures } = knownScreens();
  const styleOf = styleReader();
  const signatureOf = signatureReader(signatures);
  const apart = excludedFrom(parameters);
  const kinds = new Map<string, Element>();
  for (const element of textElements(document.body)) {
    if (apart && element.closest(apart)) continue;
    const kind = `${signatureOf(element)} ${styleOf(element).key}`;
    if (!texts.has(kind) && !kinds.has(kind) && isOnScreen(element)) kinds.set(kind, element);
  }
  return kinds;
}

/** The colors on screen with too little contrast: below 7 with more contrast, otherwise below 4.5. */
async function contrastFaults(
  texts: readonly Element[],
  hasMore: boolean,
  theme: readonly string[],
): Promise<readonly string[]> {
  const { passed } = knownScreens();
  const rule = hasMore ? 'color-contrast-enhanced' : 'color-contrast';
  const styleOf = styleReader();
  const isGood = (element: Element) => {
    if (!isMiddleTier) return false;
    const style = styleOf(element);
    return (contrastOfStyle(style) ?? 0) >= neededContrast(style, hasMore);
  };
  const styles = [...elementsByStyle(texts)].filter(
    ([style, element]) => !passed.has(rule + style) && !isGood(element),
  );
  if (styles.length === 0) return [];
  const { default: axe } = await import('axe-core');
  // An element may be gone since it was found, like a dialog that closes at the end of a story.
  const shown = styles.filter(([, { isConnected }]) => isConnected);
  if (shown.length === 0) return [];
  const { violations } = await axe.run(
    { include: shown.map(([, element]) => element) },
    { runOnly: [rule], resultTypes: ['violations'] },
  );
  if (violations.length === 0) for (const [style] of shown) passed.add(rule + style);
  return violations.flatMap(({ nodes }) =>
    nodes.map(
      ({ failureSummary, html }) => `${theme.join(', ')}: ${html}: ${failureSummary ?? ''}`,
    ),
  );
}

interface A11y {
  readonly test?: string;
  readonly context?: { readonly exclude?: readonly string[] };
}

const a11yOf = ({ a11y }: Shown['parameters']) => (a11y ?? {}) as A11y;

const isLeftOut = (parameters: Shown['parameters']) =>
  (a11yOf(parameters).test ?? 'error') !== 'error';

/** A selector of the parts that a story leaves out of axe's rules. */
const excludedFrom = (parameters: Shown['parameters']) =>
  a11yOf(parameters).context?.exclude?.join(', ');
