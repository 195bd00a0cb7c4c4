import type { Address } from '../../shared/address.ts';
import { startList } from '../../shared/list/startList.ts';
import { billedEmployeesList } from './billedEmployeesList.tsx';
import { groupBillsList } from './groupBillsList.tsx';

/** Asks for the bills of the group that an address names, beside their page's code. */
export const startGroupBills = (address: Address) =>
  startList(groupBillsList(address.params['groupId'] ?? ''), address);

/** Asks for the bill that an address names. */
export const startListBill = (address: Address) =>
  startList(billedEmployeesList(address.params['listBillId'] ?? ''), address);
