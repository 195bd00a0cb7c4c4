import { type ImportSize, type ImportSizes, verdictOf } from './ImportSize.ts';

const kilobytes = (bytes: number | undefined) =>
  bytes === undefined ? '' : (bytes / 1024).toFixed(1);

function row([name, size]: readonly [string, ImportSize]): string {
  const { atOnce, late, aria, rivals } = size;
  const cells = [
    name,
    kilobytes(atOnce),
    late > 0 ? kilobytes(late) : '',
    aria > 0 ? kilobytes(aria) : '',
    kilobytes(rivals.base),
    kilobytes(rivals.aria),
    kilobytes(rivals.primer),
    verdictOf(size),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The page of the sizes, in Markdown. */
export function sizeTable(sizes: ImportSizes): string {
  const all = Object.entries(sizes);
  const count = (verdict: string) => all.filter(([, size]) => verdictOf(size) === verdict).length;
  return `# Import sizes of the design system

\`npm run sizes\` writes this page. It measures what a component adds to the smallest app that imports only that component, built by Vite and minified. Sizes are kB of gzip, without react, react-dom, styled-components and the theme. The same run measures the parts of three libraries that do the same job (tests/sizes/rivals.ts names them). @base-ui/react and react-aria-components include no styles. This design system and @primer/react do.

- **At once** loads with the app.
- **Late** loads in separate files when the component is first opened.
- **Of it react-aria** is the part of both that is react-aria-components, which the component needs for keyboard and focus.
- **Won**: both parts together are at most as large as the smallest library.
- **Won at once**: only what loads with the app is at most as large.
- **No equivalent**: none of the three libraries has such a component.

${count('won')} won, ${count('won at once')} won at once, ${count('lost')} lost, ${count('no equivalent')} have no equivalent.

| Component | At once | Late | Of it react-aria | @base-ui/react | react-aria-components | @primer/react |  |
| --- | --: | --: | --: | --: | --: | --: | --- |
${all.map(row).join('\n')}
`;
}
