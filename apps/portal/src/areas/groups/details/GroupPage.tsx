import { useExportGroupDetails, useGroupDetails } from '@agent-portal/data/groups/hooks';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { ExportButton } from '../../../shared/files/ExportButton.tsx';
import { ListError } from '../../../shared/list/notes/ListError.tsx';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import { MessagePage } from '../../../shared/page/MessagePage.tsx';
import { useOwnAddress } from '../../../shared/page/useOwnAddress.ts';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { GroupContacts } from './GroupContacts.tsx';
import { GroupProducts } from './GroupProducts.tsx';
import { Cards } from '../../../shared/page/Cards.ts';
import { GroupSummary } from './GroupSummary.tsx';
import { getGroupDetails } from '@agent-portal/data/groups/contract';
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
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs current={group?.group} />}
        title={group?.group ?? `Group ${id}`}
        actions={
          group && (
            <ExportButton
              download={download}
              input={{ query: { groupNumber: group.groupNumber } }}
            />
          )
        }
      />
      {error && <ListError error={error} onRetry={retry} />}
      {!error && (
        <Cards gap={24}>
          {group && <GroupSummary group={group} />}
          <GroupProducts answer={answer} />
          {group && <GroupContacts {...group} />}
        </Cards>
      )}
    </>
  );
}

export { GroupPage as Page };

/** Prefetches the group while the page's code loads. */
export async function startData({ params: { id }, portal }: Address): Promise<void> {
  if (id) await portal.client.prefetch(getGroupDetails, { query: { groupNumber: id } });
}
