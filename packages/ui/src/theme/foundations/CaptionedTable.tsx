import type { ReactNode } from 'react';
import { TokenTable } from './foundations.styles.ts';

interface CaptionedTableProps {
  readonly caption: string;
  /** @default no head */
  readonly heads?: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of tokens, or of what else a foundation lists. */
export const CaptionedTable = ({ caption, heads, children }: CaptionedTableProps) => (
  <TokenTable>
    <caption>{caption}</caption>
    {heads && (
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>{children}</tbody>
  </TokenTable>
);
