import type { GroupDetails } from '@agent-portal/data/groups/contract';
import { formatCount, formatMoney, formatPercent, formatShare } from '@agent-portal/format';
import { Stack } from '@agent-portal/ui/Stack';
import { EmailLink } from '../../../shared/cells/EmailLink.tsx';
import { PhoneLink } from '../../../shared/cells/PhoneLink.tsx';
import { useGroupBillsLink } from '../../../shared/cells/useGroupBillsLink.tsx';
import { Rail, RailPart } from '../../../shared/page/Rail.tsx';

/** The group's participation, and its contacts at the employer (decisions, 3). */
export function GroupRail({ group }: { readonly group: GroupDetails }) {
  const { groupNumber, minimumParticipation: minimum, contacts } = group;
  return (
    <Rail>
      <RailPart
        title="Group"
        items={[
          ['State', group.state],
          ['List bills', useGroupBillsLink(groupNumber, 'All bills')],
        ]}
      />
      <RailPart
        title="Participation"
        items={[
          ['Eligible', formatCount(group.eligible)],
          ['Enrolled', formatCount(group.enrolled)],
          ['Participation', formatShare(group.participation)],
          ['Minimum', minimum !== undefined && formatPercent(minimum)],
          ['Annualized premium', formatMoney(group.annualizedPremium)],
        ]}
      />
      <RailPart
        title="Contacts"
        items={contacts.map(({ name, title, email, phone }) => [
          title,
          <Stack key={name} gap={8} align="start">
            {name}
            <PhoneLink phone={phone} />
            <EmailLink address={email} subject={`Group ${groupNumber}`} />
          </Stack>,
        ])}
      >
        {contacts.length === 0 && 'No contacts on file.'}
      </RailPart>
    </Rail>
  );
}
