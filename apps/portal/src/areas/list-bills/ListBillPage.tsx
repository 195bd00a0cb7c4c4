import { formatDate } from '@agent-portal/format';
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
import { BillFacts, ListBillNotFound, ListBillStatus, periodOf } from './billParts.tsx';
import { billedEmployeesList } from './billedEmployeesList.tsx';

/** /list-bill/:groupId/:listBillId: a bill with its employees and its total. */
export function ListBillPage() {
  const { groupId = '', listBillId = '' } = useParams();
  return <ListBill key={listBillId} groupId={groupId} listBillId={listBillId} />;
}

function ListBill(place: { readonly groupId: string; readonly listBillId: string }) {
  const { groupId, listBillId } = place;
  const list = billedEmployeesList(listBillId);
  const shown = useList(list);
  const { error, data: bill } = shown;
  const ownAddress = useOwnAddress(listBillId, bill?.billNumber);
  if (error?.kind === 'not-found' || error?.kind === 'invalid') {
    const back = { href: paths.groupBills(groupId), label: `group ${groupId}` };
    return <ListBillNotFound what="List bill" number={listBillId} back={back} />;
  }
  // A URL that combines a bill with the wrong group redirects to the right group.
  if (bill && bill.groupNumber !== groupId) {
    return <Navigate to={paths.listBill(bill.groupNumber, listBillId)} replace />;
  }
  if (ownAddress) return <Navigate to={ownAddress} replace />;
  const group = bill?.group ?? `Group ${groupId}`;
  return (
    <>
      <ThingHead
        trail={
          <Breadcrumbs
            names={{ [paths.groupBills(groupId)]: group }}
            current={`Bill ${listBillId}`}
          />
        }
        number={bill?.billNumber}
        title={bill ? group : `Bill ${listBillId}`}
        badge={bill && <ListBillStatus status={bill.status} />}
        // A carrier without the extensions has no file for the bill either (decisions, 9).
        commands={
          bill && <ListCommands list={bill.group === undefined ? {} : list} shown={shown} />
        }
      />
      <BillFacts
        title="Bill"
        items={
          bill && [
            [
              'Group',
              <GroupLink key="group" groupNumber={bill.groupNumber}>
                {group}
              </GroupLink>,
            ],
            ['Period', periodOf(bill)],
            ['Due date', formatDate(bill.dueDate)],
            ['Billed', <Money key="billed" amount={bill.billed} />],
            ['Paid', <Money key="paid" amount={bill.paid} />],
          ]
        }
      >
        <ListRows list={list} shown={shown} />
      </BillFacts>
    </>
  );
}

export { ListBillPage as Page };

export { startListBill as startData } from './firstData.ts';
