import { knownScreens } from './knownScreens.ts';
import { signatureReader } from './signatureReader.ts';
import { isMiddleTier } from './testRun.ts';

interface Shown {
  parameters: Readonly<Record<string, unknown>>;
}

interface A11y {
  readonly context?: object;
}

/**
 * After a story's test, before axe: limits axe to the elements that no story before it has shown among the
 * same elements. Most stories of a page differ in one part. Where much is new, axe checks the whole page,
 * since some of its rules are about all of it. The full tier checks every page whole.
 *
 * The hooks of addons run after those of the preview, with the same context.
 */
export function leaveOutKnown(context: Shown): void {
  if (!isMiddleTier) return;
  const { elements, signatures } = knownScreens();
  const signatureOf = signatureReader(signatures);
  const all = [...document.body.querySelectorAll('*')];
  const isNew = new Set<Element>();
  const kinds = all.map((element) => `${globalThis.innerWidth} ${signatureOf(element)}`);
  for (const [at, element] of all.entries()) {
    if (!elements.has(kinds[at] ?? '')) isNew.add(element);
  }
  for (const kind of kinds) elements.add(kind);
  const a11y = (context.parameters['a11y'] ?? {}) as A11y;
  if (isNew.size === 0) {
    context.parameters = { ...context.parameters, a11y: { ...a11y, disable: true } };
  } else if (isNew.size < all.length / 3 && !a11y.context) {
    const include = [...isNew].filter(
      ({ parentElement }) => !parentElement || !isNew.has(parentElement),
    );
    const checked = {
      // Axe reads this later, and rejects elements that have left the page: then it checks the whole page.
      get include() {
        return include.every((element) => element.isConnected) ? include : [document.body];
      },
    };
    context.parameters = { ...context.parameters, a11y: { ...a11y, context: checked } };
  }
}
