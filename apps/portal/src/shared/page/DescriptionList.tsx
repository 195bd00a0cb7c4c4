import type { ReactNode } from 'react';
import { Descriptions } from './DescriptionList.styles.ts';

/** Pairs of label and value; a pair without a value is left out. */
export function DescriptionList({
  pairs,
}: {
  readonly pairs: readonly (readonly [string, ReactNode])[];
}) {
  return (
    <Descriptions>
      {pairs
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Descriptions>
  );
}
