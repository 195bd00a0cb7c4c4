import type { Address } from '../../shared/address.ts';
import { startList } from '../../shared/list/startList.ts';
import { billedEmployeesList } from './billedEmployeesList.tsx';
import { groupBillsList } from './groupBillsList.tsx';

/** Requests the bills of the group in the URL while the code of the page loads. */
export const startGroupBills = (address: Address) =>
  startList(groupBillsList(address.params['groupId'] ?? ''), address);

/** Requests the bill in the URL. */
export const startListBill = (address: Address) =>
  startList(billedEmployeesList(address.params['listBillId'] ?? ''), address);
