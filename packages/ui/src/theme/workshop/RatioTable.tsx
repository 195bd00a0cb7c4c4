import { Badge } from '../../components/Badge/Badge.tsx';
import { TokenTable } from '../foundations/foundations.styles.ts';
import type { Colors } from '../tokens.ts';
import { fails, ratiosOf } from './ratios.ts';

interface RatioTableProps {
  /** 'Light'. */
  readonly name: string;
  readonly colors: Colors;
}

/** Every contrast of a theme, passed or failed, a `table` with those that fail first. */
export function RatioTable({ name, colors }: RatioTableProps) {
  const ratios = ratiosOf(colors);
  const failed = ratios.filter(fails).length;
  const result = failed === 0 ? `all ${ratios.length} contrasts pass` : `${failed} contrasts fail`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
    <section data-part="ratios" aria-label={`Contrasts, ${name}`} tabIndex={0}>
      <TokenTable>
        <caption>
          {name}: {result}
        </caption>
        <thead>
          <tr>
            <th scope="col">Colour</th>
            <th scope="col">On</th>
            <th scope="col">Contrast</th>
            <th scope="col">At least</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {ratios.map((ratio) => (
            <tr key={`${ratio.front} ${ratio.back}`}>
              <th scope="row">{ratio.front}</th>
              <td>{ratio.back}</td>
              <td>{ratio.ratio.toFixed(2)}</td>
              <td>{ratio.least}</td>
              <td>
                <Badge tone={fails(ratio) ? 'danger' : 'success'}>
                  {fails(ratio) ? 'Fails' : 'Passes'}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </TokenTable>
    </section>
  );
}
