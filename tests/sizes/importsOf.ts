/** The libraries that components are compared with, and how each is imported. */
const libraries = {
  base: () => '@base-ui/react',
  aria: () => 'react-aria-components',
  primer: (name: string) =>
    experimental.has(name) ? '@primer/react/experimental' : '@primer/react',
} as const;

export type Library = keyof typeof libraries;

/** The components of Primer with a separate export. */
const experimental = new Set([
  'Announce',
  'Blankslate',
  'Card',
  'SkeletonText',
  'Table',
  'DataTable',
  'Tabs',
  'useTab',
  'useTabList',
  'useTabPanel',
]);

/** The imports of these names. 'Dialog.Root' is a part of an import. */
export function importsOf(library: Library, shown: readonly string[]): string {
  const names = new Set(shown.map((name) => name.split('.')[0] ?? name));
  return [...names]
    .map((name) => `import { ${name} } from '${libraries[library](name)}';`)
    .join('\n');
}
