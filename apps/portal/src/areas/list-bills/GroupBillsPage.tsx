import { formatDate } from '@agent-portal/format';
import { Badge } from '@agent-portal/ui/Badge';
import { Money } from '@agent-portal/ui/Money';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { GroupLink } from '../../shared/cells/GroupLink.tsx';
import { ListCommands } from '../../shared/list/head/ListCommands.tsx';
import { ListRows } from '../../shared/list/ListRows.tsx';
import { useList } from '../../shared/list/useList.ts';
import { Breadcrumbs } from '../../shared/page/Breadcrumbs.tsx';
import { useOwnAddress } from '../../shared/page/useOwnAddress.ts';
import { ThingHead } from '../../shared/page/ThingHead.tsx';
import { BillFacts, ListBillNotFound } from './billParts.tsx';
import { groupBillsList } from './groupBillsList.tsx';

/** /list-bill/:groupId: the amount due and the bills of a group. */
export function GroupBillsPage() {
  const { groupId = '' } = useParams();
  return <GroupBills key={groupId} groupId={groupId} />;
}

function GroupBills({ groupId }: { readonly groupId: string }) {
  const list = groupBillsList(groupId);
  const shown = useList(list);
  const { error, data } = shown;
  const ownAddress = useOwnAddress(groupId, data?.group?.groupNumber);
  if (error?.kind === 'not-found' || error?.kind === 'invalid') {
    const back = { href: paths.listBills(), label: 'List Bill' };
    return <ListBillNotFound what="Group" number={groupId} back={back} />;
  }
  if (ownAddress) return <Navigate to={ownAddress} replace />;
  const group = data?.group;
  return (
    <>
      <ThingHead
        trail={<Breadcrumbs current={`Group ${groupId}`} />}
        number={group?.groupNumber}
        title={group?.group ?? `Group ${groupId}`}
        badge={group?.pastDueSince && <Badge tone="danger">Past due</Badge>}
        commands={<ListCommands list={list} shown={shown} />}
      />
      <BillFacts
        title="Group"
        items={
          group && [
            [
              'Inventory',
              <GroupLink key="group" groupNumber={group.groupNumber}>
                Products and contacts
              </GroupLink>,
            ],
            ['Billing mode', group.billingMode],
            ['Bills due', group.billsDue],
            ['Amount due', <Money key="due" amount={group.amountDue} />],
            ['Past due', group.pastDueSince && <Money key="past" amount={group.pastDue} />],
            ['Past due since', group.pastDueSince && formatDate(group.pastDueSince)],
          ]
        }
      >
        <ListRows list={list} shown={shown} />
      </BillFacts>
    </>
  );
}

export { GroupBillsPage as Page };

export { startGroupBills as startData } from './firstData.ts';
