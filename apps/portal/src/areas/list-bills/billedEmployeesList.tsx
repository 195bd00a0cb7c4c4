import { PolicyLink } from '../../shared/cells/PolicyLink.tsx';
import { policyColumn } from '../../shared/cells/policyColumn.tsx';
import {
  type BilledEmployee,
  exportListBill,
  getListBill,
} from '@agent-portal/data/list-bills/contract';
import { pageSizeOf } from '../../shared/list/address/listQuery.ts';
import type { ListAddress } from '../../shared/list/address/listState.ts';
import { defineList } from '../../shared/list/List.ts';
import { cacheByName } from './cacheByName.ts';

/** The carrier returns unpaid employees first. The user cannot change the order. */
const address: ListAddress<'employee'> = {
  sortFields: [],
  defaultSort: { field: 'employee', direction: 'asc' },
  orderWhenUnsorted: { field: 'employee', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  filters: {},
};

/** /list-bill/:groupId/:listBillId: the employees on a bill (decisions, 3). */
export const billedEmployeesList = cacheByName((listBillId: string) =>
  defineList({
    id: 'billed-employees',
    title: 'Employees',
    nouns: ['employee', 'employees'],
    columns: [
      { id: 'employee', header: 'Employee', kind: 'person', width: 12, heading: true },
      {
        ...policyColumn(),
        cell: ({ policyNumber, isInBook }) =>
          isInBook === false ? policyNumber : <PolicyLink policyNumber={policyNumber} />,
      },
      { id: 'product', header: 'Product', width: 12, hideOrder: 1 },
      { id: 'premium', header: 'Premium', kind: 'money', card: 'summary' },
      { id: 'note', header: 'Note', width: 11 },
    ],
    address,
    filters: [],
    rowKey: (row: BilledEmployee) => row.policyNumber,
    rowName: (row: BilledEmployee) => row.policyNumber,
    endpoint: getListBill,
    query: (state) => ({
      params: { listBillId },
      query: { page: state.page, pageSize: pageSizeOf(state) },
    }),
    read: (page) => ({
      ...page,
      rows: page.employees,
      total: page.totalRecords ?? page.employees.length,
      totals: { premium: page.billed },
    }),
    exports: { endpoint: exportListBill, query: () => ({ params: { listBillId } }) },
  }),
);
