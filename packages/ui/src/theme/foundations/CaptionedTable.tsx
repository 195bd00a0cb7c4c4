import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { token } from '../token.ts';

const TokenTable = styled.table`
  border-collapse: collapse;
  margin-block-end: ${token('space-32')};

  caption {
    padding-block: ${token('space-16')} ${token('space-8')};
    font-size: ${token('font-size-h3')};
    font-weight: ${token('font-weight-strong')};
    line-height: ${token('line-height-h3')};
    text-align: start;
  }

  th,
  td {
    padding-block: ${token('space-8')};
    padding-inline: 0 ${token('space-16')};
    text-align: start;
    border-block-end: 1px solid ${token('color-divider')};
  }
`;

export const Swatch = styled.span`
  display: block;
  inline-size: ${token('space-64')};
  block-size: ${token('space-32')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
`;

/** Text in one color on another. */
export const Sample = styled.span`
  display: inline-block;
  padding: ${token('space-4')} ${token('space-12')};
  border-radius: ${token('radius-control')};
`;

export const Bar = styled.span`
  display: block;
  block-size: ${token('space-16')};
  background: ${token('color-primary')};
`;

/** A piece of one level of elevation. */
export const Level = styled.span`
  display: block;
  inline-size: calc(2 * ${token('space-80')});
  block-size: ${token('space-64')};
  border-radius: ${token('radius-card')};
`;

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
