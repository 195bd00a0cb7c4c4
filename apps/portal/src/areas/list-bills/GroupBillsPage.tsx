import { formatDate } from '@agent-portal/format';
import { Money } from '@agent-portal/ui/Money';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { GroupLink } from '../../shared/cells/GroupLink.tsx';
import { ListRows } from '../../shared/list/ListRows.tsx';
import { useList } from '../../shared/list/useList.ts';
import { Breadcrumbs } from '../../shared/page/Breadcrumbs.tsx';
import { useOwnAddress } from '../../shared/page/useOwnAddress.ts';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { groupBillsList } from './groupBillsList.tsx';
import { BillFacts } from './BillFacts.tsx';
import { ListBillNotFound } from './ListBillNotFound.tsx';

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
  const name = group?.group ?? `Group ${groupId}`;
  return (
    <>
      <PageHeader trail={<Breadcrumbs current={name} />} title={name} />
      {group && (
        <BillFacts
          items={[
            ['Group number', <GroupLink key="group" groupNumber={group.groupNumber} />],
            ['Billing mode', group.billingMode],
            ['Bills due', group.billsDue],
            ['Amount due', <Money key="due" amount={group.amountDue} />],
            ['Past due', group.pastDueSince && <Money key="past" amount={group.pastDue} />],
            ['Past due since', group.pastDueSince && formatDate(group.pastDueSince)],
          ]}
        />
      )}
      <ListRows list={list} shown={shown} />
    </>
  );
}

export { GroupBillsPage as Page };

export { startGroupBills as startData } from './firstData.ts';
