import { bundleSize } from './bundleSize.ts';
import { importsOfOurs } from './components.ts';
import type { ImportSize } from './ImportSize.ts';
import { importsOf, type Library } from './libraries.ts';
import { rivals } from './rivals.ts';

const ariaPackages = /^(react-aria|react-stately|@react-aria|@react-stately|@react-types)/;

/** What a component of ours brings, without its rivals. */
export const sizeOfOurs = (component: string) => bundleSize(importsOfOurs(component));

/** Weighs a component of ours, and what does the same job elsewhere, in one run. */
export async function measureSize(component: string): Promise<ImportSize> {
  const ours = await sizeOfOurs(component);
  const total = ours.atOnce + ours.late;
  const without = await bundleSize(importsOfOurs(component), ariaPackages);
  const others: Partial<Record<Library, number>> = {};
  for (const [name, shown] of Object.entries(rivals[component] ?? {})) {
    const library = name as Library;
    const { atOnce, late } = await bundleSize({ imports: importsOf(library, shown), shown });
    others[library] = atOnce + late;
  }
  return { ...ours, aria: total - without.atOnce - without.late, rivals: others };
}
