import { Card } from '@agent-portal/ui/Card';
import { DescriptionList, type DescriptionListProps } from '@agent-portal/ui/DescriptionList';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const Facts = styled(Card)`
  margin-block-end: ${token('space-16')};
`;

/** The totals of a group or a bill, above its rows. */
export const BillFacts = ({ items }: Pick<DescriptionListProps, 'items'>) => (
  <Facts>
    <DescriptionList layout="compact" items={items} />
  </Facts>
);
