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

Written by \`npm run sizes\`. What a component brings to the smallest app that imports it alone, built by Vite, minified, in kB of gzip, beyond react, react-dom, styled-components and the theme; beside it the parts of three libraries that do the same job, in the same run (tests/sizes/rivals.ts names them). @base-ui/react and react-aria-components bring no styles, so that an app adds its own to their figures; ours and those of @primer/react have them in.

'At once' comes with the app. 'Late' comes in files of its own when the component is first opened; 'of it react-aria' is the part of both that is react-aria-components, without which it has no keyboard and no focus. Won: all of ours together is at most the smallest. Won at once: what comes with the app is at most the smallest, all together is more. No like: none of the three has one.

${count('won')} won, ${count('won at once')} won at once, ${count('lost')} lost, ${count('no like')} have no like.

| Component | At once | Late | Of it react-aria | @base-ui/react | react-aria-components | @primer/react |  |
| --- | --: | --: | --: | --: | --: | --: | --- |
${all.map(row).join('\n')}
`;
}
