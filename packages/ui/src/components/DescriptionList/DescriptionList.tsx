import type { ReactNode } from 'react';
import type { RootProps } from '../rootProps/RootProps.ts';
import { inOrder } from '../Text/inOrder.tsx';
import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

const Descriptions = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${token('space-16')} ${token('space-24')};
  margin: 0;

  & dt {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export interface DescriptionListProps extends RootProps<HTMLDListElement> {
  /** Label and value; a pair whose value is null, undefined or '' is left out. */
  readonly items: readonly (readonly [label: string, value: ReactNode])[];
}

/**
 * Pairs of label and value, a `dl`; a pair without a value is left out.
 *
 * - **Also called:** key value, definition list, properties.
 * - **When to use it:** A dozen labels with a value each; what is not known is left out.
 * - **When not:** Several things with the same properties: `DataTable`.
 */
export function DescriptionList({ items, ...root }: DescriptionListProps) {
  return (
    <Descriptions {...root}>
      {items
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{inOrder(value)}</dd>
          </div>
        ))}
    </Descriptions>
  );
}
