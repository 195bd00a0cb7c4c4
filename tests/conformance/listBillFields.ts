import type { Fields } from './Fields.ts';

const listBill: Fields = {
  billNumber: true,
  period: true,
  dueDate: true,
  billed: true,
  paid: true,
  status: true,
};

/** The columns of list bills (decisions, 3). The specification names no field. */
export const listBillFields = {
  getBillGroups: {
    currentPage: true,
    totalPages: true,
    totalRecords: true,
    groups: {
      groupNumber: true,
      group: true,
      billingMode: true,
      billsDue: true,
      nextDueDate: true,
      amountDue: true,
    },
  },
  getGroupListBills: { listBills: listBill },
  getListBill: {
    ...listBill,
    groupNumber: true,
    employees: {
      employee: true,
      policyNumber: true,
      product: true,
      premium: true,
      note: true,
    },
  },
} satisfies Readonly<Record<string, Fields>>;
