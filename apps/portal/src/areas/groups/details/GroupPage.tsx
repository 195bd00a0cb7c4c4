import type { Answer } from '@agent-portal/data';
import {
  getGroupDetails,
  type GroupDetails,
  type GroupProduct,
} from '@agent-portal/data/groups/contract';
import { useExportGroupDetails, useGroupDetails } from '@agent-portal/data/groups/hooks';
import { formatCount, formatMoney, formatPercent, formatShare } from '@agent-portal/format';
import { Badge } from '@agent-portal/ui/Badge';
import type { Column, Sort } from '@agent-portal/ui/DataTable';
import { PhoneListBar } from '@agent-portal/ui/PhoneListBar';
import { Stack } from '@agent-portal/ui/Stack';
import { TreeTable } from '@agent-portal/ui/TreeTable';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { fileOf, PageCommands } from '../../../shared/files/PageCommands.tsx';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import { MessagePage } from '../../../shared/page/MessagePage.tsx';
import { useOwnAddress } from '../../../shared/page/useOwnAddress.ts';
import { AgentLink } from '../../../shared/cells/AgentLink.tsx';
import { PhoneLink } from '../../../shared/cells/PhoneLink.tsx';
import { Rail, RailPart, WithRail } from '../../../shared/page/Rail.tsx';
import { Reason } from '../../../shared/page/Reason.tsx';
import { ThingHead } from '../../../shared/page/ThingHead.tsx';
import type { Address } from '../../../shared/address.ts';
import { EmailLink } from '../../../shared/cells/EmailLink.tsx';
import { useGroupBillsLink } from '../../../shared/cells/useGroupBillsLink.tsx';
import { tableStatus } from '../../../shared/page/tableStatus.ts';

/** The group's participation, and its contacts at the employer (decisions, 3). */
function GroupRail({ group }: { readonly group: GroupDetails }) {
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

const columns: readonly Column<GroupProduct>[] = [
  { id: 'product', header: 'Product', heading: true, width: 12, sortable: true, sortsFirst: 'asc' },
  { id: 'eligible', header: 'Eligible', kind: 'count', width: 6, hideOrder: 1 },
  { id: 'enrolled', header: 'Enrolled', kind: 'count', width: 6.5, sortable: true },
  { id: 'participation', header: 'Participation', kind: 'share', sortable: true, hideOrder: 2 },
  {
    id: 'annualizedPremium',
    header: 'Annualized premium',
    kind: 'money',
    width: 8,
    sortable: true,
    card: 'summary',
  },
];

const none: never[] = [];
const keyOf = ({ product }: GroupProduct) => product;

/** The products of a group, with the figures of the group. The browser sorts them (decisions, 3). */
function GroupProducts({ answer }: { readonly answer: Answer<GroupDetails> }) {
  const [sort, setSort] = useState<Sort | null>({ field: 'product', direction: 'asc' });
  const { data } = answer;
  return (
    <TreeTable
      name="Products"
      columns={columns}
      rows={data?.products ?? none}
      rowKey={keyOf}
      sort={sort}
      onSort={setSort}
      status={tableStatus(answer, undefined)}
      totals={
        data && {
          eligible: data.eligible,
          enrolled: data.enrolled,
          participation: data.participation,
          annualizedPremium: data.annualizedPremium,
        }
      }
      empty={<p>No products in force.</p>}
      toolbar={
        <>
          <h2>Products</h2>
          <PhoneListBar columns={columns} sort={sort} onSort={setSort} filterCount={0} />
        </>
      }
    />
  );
}

/** /group-inventory/:id: a group with its products in force and its contacts [S2]. */
export function GroupPage() {
  const { id = '' } = useParams();
  const answer = useGroupDetails(id);
  const download = useExportGroupDetails();
  const { data: group, error, retry } = answer;
  const ownAddress = useOwnAddress(id, group?.groupNumber);

  // Does not request an invalid group number.
  if (error?.kind === 'not-found' || error?.kind === 'invalid') {
    return (
      <MessagePage
        title="Group not found"
        message={`No group with the number ${id} is in your hierarchy.`}
        action={{ href: paths.groupInventory(), label: 'Back to Group Inventory' }}
      />
    );
  }
  if (ownAddress) return <Navigate to={ownAddress} replace />;
  const isShort = Boolean(group?.shortBy && group.shortBy > 0);
  const contact = group?.contacts.find(({ phone }) => phone);
  return (
    <>
      <ThingHead
        trail={<Breadcrumbs current={`Group ${id}`} />}
        number={group?.groupNumber}
        title={group?.group ?? `Group ${id}`}
        badge={isShort && <Badge tone="warning">Under the minimum</Badge>}
        facts={
          group && [
            ['Phone', contact && <PhoneLink phone={contact.phone} />],
            ['Agent', <AgentLink key="agent" agent={group} />],
          ]
        }
        commands={
          group && (
            <PageCommands
              files={[
                fileOf('Export to Excel', download, { query: { groupNumber: group.groupNumber } }),
              ]}
              onRefresh={retry}
            />
          )
        }
      />
      {error && <LoadError error={error} onRetry={retry} />}
      {group && isShort && <Reason tone="warning">{missingOf(group)}</Reason>}
      {!error && (
        <WithRail>
          <GroupProducts answer={answer} />
          {group && <GroupRail group={group} />}
        </WithRail>
      )}
    </>
  );
}

/** `22 more employees have to enroll: …` */
function missingOf({ shortBy = 0, minimumParticipation = 0, eligible }: GroupDetails): string {
  const [who, have] = shortBy === 1 ? ['employee', 'has'] : ['employees', 'have'];
  return `${formatCount(shortBy)} more ${who} ${have} to enroll: the group's minimum is ${formatPercent(minimumParticipation)} of ${formatCount(eligible)} eligible.`;
}

export { GroupPage as Page };

/** Prefetches the group while the page's code loads. */
export async function startData({ params: { id }, portal }: Address): Promise<void> {
  if (id) await portal.client.prefetch(getGroupDetails, { query: { groupNumber: id } });
}
