import { useExportGroupDetails, useGroupDetails } from '@agent-portal/data/groups/hooks';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { fileOf, PageCommands } from '../../../shared/files/PageCommands.tsx';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import { MessagePage } from '../../../shared/page/MessagePage.tsx';
import { useOwnAddress } from '../../../shared/page/useOwnAddress.ts';
import { GroupProducts } from './GroupProducts.tsx';
import { GroupRail } from './GroupRail.tsx';
import { AgentLink } from '../../../shared/cells/AgentLink.tsx';
import { PhoneLink } from '../../../shared/cells/PhoneLink.tsx';
import { WithRail } from '../../../shared/page/Rail.tsx';
import { Reason } from '../../../shared/page/Reason.tsx';
import { ThingHead } from '../../../shared/page/ThingHead.tsx';
import { formatCount, formatPercent } from '@agent-portal/format';
import { Badge } from '@agent-portal/ui/Badge';
import { getGroupDetails, type GroupDetails } from '@agent-portal/data/groups/contract';
import type { Address } from '../../../shared/address.ts';

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
