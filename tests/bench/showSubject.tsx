import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { themeCss } from '../../packages/ui/src/theme/themeCss.ts';

type Loaders<Props> = Readonly<Record<string, () => Promise<{ Subject: ComponentType<Props> }>>>;

/**
 * Shows the subject of a bench that the address names (`#/name/count`), and records in `readyAfter` how many
 * milliseconds it took to be ready.
 */
export async function showSubject<Props extends object>(
  subjects: Loaders<Props>,
  propsOf: (count: number) => Props,
): Promise<void> {
  const [, name = '', count = ''] = location.hash.split('/');
  const { Subject } = (await subjects[`./subjects/${name}.tsx`]?.()) ?? {};
  const props = propsOf(Number(count));
  // Every subject gets the tokens. They do not count as bytes of a subject.
  document.head.append(
    Object.assign(document.createElement('style'), {
      textContent: themeCss({ fontUrl: 'data:,' }),
    }),
  );
  const root = document.querySelector('main');
  if (!Subject || !root) throw new Error(`There is no subject ${name}.`);
  const started = performance.now();
  createRoot(root).render(<Subject {...props} />);
  requestAnimationFrame(() => {
    setTimeout(() => Object.assign(globalThis, { readyAfter: performance.now() - started }));
  });
}
