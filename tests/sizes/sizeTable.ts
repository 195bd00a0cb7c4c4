import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundleSize } from './bundleSize.ts';

/** The page of the sizes, in Markdown: what `npm run sizes` writes, and reads. */
export const page = path.join(import.meta.dirname, '../../docs/sizes.md');

const bytes = (kilobytes: string | undefined) => Math.round(Number(kilobytes ?? 0) * 1024);

/** The sizes on the page, by component. */
export const readSizes = (): Readonly<Record<string, BundleSize>> =>
  Object.fromEntries(
    [...readFileSync(page, 'utf8').matchAll(/^\| (\w+) +\| +([\d.]+) \| +([\d.]*) \|$/gm)].map(
      ([, name = '', atOnce, late]) => [name, { atOnce: bytes(atOnce), late: bytes(late) }],
    ),
  );

const kilobytes = (size: number) => (size === 0 ? '' : (size / 1024).toFixed(1));

/** The text of the page. */
export const sizeTable = (sizes: Readonly<Record<string, BundleSize>>): string =>
  `# Import sizes of the design system

\`npm run sizes\` writes this page. It measures what a component adds to the smallest app that imports only that component, built by Vite and minified. Sizes are kB of gzip, without react, react-dom, styled-components and the theme. 'At once' loads with the app, and 'Late' when the component is first opened.

| Component | At once | Late |
| --- | --: | --: |
${Object.entries(sizes)
  .map(([name, { atOnce, late }]) => `| ${name} | ${kilobytes(atOnce)} | ${kilobytes(late)} |`)
  .join('\n')}
`;
