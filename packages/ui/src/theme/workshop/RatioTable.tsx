import { Badge } from '../../components/Badge/Badge.tsx';
import { TokenTable } from '../foundations/foundations.styles.ts';
import type { Colors } from '../token.ts';
import { fails, ratioText, ratiosOf } from './ratiosOf.ts';

interface RatioTableProps {
  /** 'Light'. */
  readonly name: string;
  readonly colors: Colors;
}

/** Every contrast of a theme, passed or failed, a `table` with the worst first. */
export function RatioTable({ name, colors }: RatioTableProps) {
  const ratios = ratiosOf(colors);
  const failed = ratios.filter(fails).length;
  const result = failed === 0 ? `all ${ratios.length} contrasts pass` : failedText(failed);
  return (
    <TokenTable>
      <caption>
        {name}: {result}
      </caption>
      <thead>
        <tr>
          <th scope="col">Colors</th>
          <th scope="col">Contrast</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {ratios.map((ratio) => (
          <tr key={`${ratio.front} ${ratio.back}`}>
            <th scope="row">
              {ratio.front} on {ratio.back}
            </th>
            <td>
              {ratioText(ratio.ratio)} <small>of {ratio.least}</small>
            </td>
            <td>
              <Badge tone={fails(ratio) ? 'danger' : 'success'}>
                {fails(ratio) ? 'Fails' : 'Passes'}
              </Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </TokenTable>
  );
}

/** '1 contrast fails', '3 contrasts fail'. */
export const failedText = (count: number): string =>
  count === 1 ? '1 contrast fails' : `${count} contrasts fail`;
