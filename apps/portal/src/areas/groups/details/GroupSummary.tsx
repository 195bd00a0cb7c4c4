import type { GroupDetails } from '@agent-portal/data/groups/contract';
import { Banner } from '@agent-portal/ui/Banner';
import { Card } from '@agent-portal/ui/Card';
import { formatCount, formatMoney, formatPercent, formatShare } from '@agent-portal/format';
import { AgentLink } from '../../../shared/cells/AgentLink.tsx';
import { useGroupBillsLink } from '../../../shared/cells/useGroupBillsLink.tsx';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';

/** `22 more employees have to enroll: …` */
function missingOf({ shortBy = 0, minimumParticipation = 0, eligible }: GroupDetails): string {
  const [who, have] = shortBy === 1 ? ['employee', 'has'] : ['employees', 'have'];
  return `${formatCount(shortBy)} more ${who} ${have} to enroll: the group's minimum is ${formatPercent(minimumParticipation)} of ${formatCount(eligible)} eligible.`;
}

/** The group's data, and how many employees it needs to reach the minimum (decisions, 3). */
export function GroupSummary({ group }: { readonly group: GroupDetails }) {
  const { shortBy, minimumParticipation: minimum } = group;
  const bills = useGroupBillsLink(group.groupNumber);
  return (
    <Card>
      <h2>Participation</h2>
      {shortBy !== undefined && shortBy > 0 && (
        <Banner tone="warning">Under the minimum participation. {missingOf(group)}</Banner>
      )}
      <DescriptionList
        items={[
          ['Group Number', group.groupNumber],
          ['State', group.state],
          ['Agent', <AgentLink key="agent" agent={group} />],
          ['List bills', bills],
          ['Eligible', formatCount(group.eligible)],
          ['Enrolled', formatCount(group.enrolled)],
          ['Participation', formatShare(group.participation)],
          ['Minimum', minimum !== undefined && formatPercent(minimum)],
          ['Annualized Premium', formatMoney(group.annualizedPremium)],
        ]}
      />
    </Card>
  );
}
