import type { ReactNode } from 'react';
import { Descriptions } from './DescriptionList.styles.ts';
import type { RootProps } from '../rootProps/RootProps.ts';
import { inOrder } from '../Text/inOrder.tsx';

export interface DescriptionListProps extends RootProps<HTMLDListElement> {
  /** Label and value; a pair whose value is null, undefined or '' is left out. */
  readonly pairs: readonly (readonly [label: string, value: ReactNode])[];
}

/** Pairs of label and value, a `dl`; a pair without a value is left out. */
export function DescriptionList({ pairs, ...root }: DescriptionListProps) {
  return (
    <Descriptions {...root}>
      {pairs
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
