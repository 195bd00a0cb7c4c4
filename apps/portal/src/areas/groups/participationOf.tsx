import type { GroupRow } from '@agent-portal/data/groups/contract';
import { Badge } from '@agent-portal/ui/Badge';
import { formatPercent, formatShare } from '@agent-portal/format';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const ParticipationElement = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${token('space-4')};
  font-variant-numeric: tabular-nums;
`;

type Figures = Pick<GroupRow, 'participation' | 'minimumParticipation' | 'shortBy'>;

/** A participation, with a text if it is under the group's minimum. */
export const participationOf = ({ participation, minimumParticipation, shortBy = 0 }: Figures) => (
  <ParticipationElement>
    {formatShare(participation)}
    {shortBy > 0 && minimumParticipation !== undefined && (
      <Badge tone="danger">Under {formatPercent(minimumParticipation)}</Badge>
    )}
  </ParticipationElement>
);
