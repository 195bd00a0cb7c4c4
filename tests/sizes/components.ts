import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../packages/ui/src/components');

const barrelOf = (component: string) => path.join(folder, component, 'index.ts');

/** Every component that the package exports, by its folder, which is also its export. */
export const components: readonly string[] = readdirSync(folder)
  .filter((name) => existsSync(barrelOf(name)))
  .toSorted();

/** The imports of a component: the value with its name, otherwise all values. */
export function importsOfComponent(component: string) {
  const barrel = readFileSync(barrelOf(component), 'utf8');
  const values = [...barrel.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^\w+$/.test(name));
  const shown = values.includes(component) ? [component] : values;
  return { imports: `import { ${shown.join(', ')} } from '@agent-portal/ui/${component}';`, shown };
}
