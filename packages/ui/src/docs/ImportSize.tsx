import sizes from './importSizes.json' with { type: 'json' };

interface Size {
  readonly atOnce: number;
  readonly late: number;
  readonly aria: number;
  readonly rivals: Readonly<Record<string, number>>;
}

/** The other libraries in the comparison, by their names in the figures. */
const libraries: Readonly<Record<string, string>> = {
  base: '@base-ui/react',
  aria: 'react-aria-components',
  primer: '@primer/react',
};

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

/** What importing a component adds to an app, as `npm run sizes` measured it. */
export function ImportSize({ of }: { readonly of: string }) {
  const size = (sizes as Readonly<Record<string, Size>>)[of];
  if (!size) return null;
  const { atOnce, late, aria } = size;
  const rivals = Object.entries(size.rivals).map(
    ([name, bytes]) => `${libraries[name] ?? name} ${kilobytes(bytes)}`,
  );
  return (
    <p>
      Import size: <strong>{kilobytes(atOnce)}</strong>
      {late > 0 && `, and ${kilobytes(late)} when it is first opened`}
      {aria > 0 && `; ${kilobytes(aria)} of it are react-aria-components`}. Minified, gzip, beyond
      react, styled-components and the theme.
      {rivals.length > 0 && ` The same job takes, all together, ${rivals.join(', ')}.`}
    </p>
  );
}
