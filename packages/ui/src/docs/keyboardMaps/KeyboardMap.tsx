import { TokenTable } from '../../theme/foundations/foundations.styles.ts';
import { guides } from '../guides/guides.ts';
import { Inline } from '../Inline.tsx';
import { Scrolls } from '../Scrolls.tsx';

/** The keys of a component and what they do; nothing where it has none. */
export function KeyboardMap({ of }: { readonly of: string }) {
  const keys = Object.entries(guides[of]?.keys ?? {});
  if (keys.length === 0) return null;
  return (
    <Scrolls label={`Keys of ${of}`}>
      <TokenTable className="sb-unstyled" data-theme="light">
        <caption>Keys of {of}</caption>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, does]) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>
                <Inline text={does} />
              </td>
            </tr>
          ))}
        </tbody>
      </TokenTable>
    </Scrolls>
  );
}
