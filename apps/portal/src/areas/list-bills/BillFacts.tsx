import type { DescriptionListProps } from '@agent-portal/ui/DescriptionList';
import type { ReactNode } from 'react';
import { Rail, RailPart, WithRail } from '../../shared/page/Rail.tsx';

interface BillFactsProps {
  readonly title: string;
  /** Undefined until they have loaded. */
  readonly items: DescriptionListProps['items'] | undefined;
  /** The rows. */
  readonly children: ReactNode;
}

/** The rows of a group or a bill, and a rail with its totals. */
export const BillFacts = ({ title, items, children }: BillFactsProps) => (
  <WithRail>
    <div>{children}</div>
    <Rail>
      <RailPart title={title} {...(items && { items })} />
    </Rail>
  </WithRail>
);
