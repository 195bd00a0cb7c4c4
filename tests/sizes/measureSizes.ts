import { bundleSize } from './bundleSize.ts';
import { importsOfComponent } from './components.ts';
import type { ImportSize } from './ImportSize.ts';
import { importsOf, type Library } from './importsOf.ts';
import { rivals } from './rivals.ts';

const ariaPackages = /^(react-aria|react-stately|@react-aria|@react-stately|@react-types)/;

/** The size of a component of the design system, without its rivals. */
export const sizeOfComponent = (component: string) => bundleSize(importsOfComponent(component));

/** Measures a component of the design system and its rivals in one run. */
export async function measureSize(component: string): Promise<ImportSize> {
  const own = await sizeOfComponent(component);
  const total = own.atOnce + own.late;
  const without = await bundleSize(importsOfComponent(component), ariaPackages);
  const others: Partial<Record<Library, number>> = {};
  for (const [name, shown] of Object.entries(rivals[component] ?? {})) {
    const library = name as Library;
    const { atOnce, late } = await bundleSize({ imports: importsOf(library, shown), shown });
    others[library] = atOnce + late;
  }
  return { ...own, aria: total - without.atOnce - without.late, rivals: others };
}
