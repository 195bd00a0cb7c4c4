import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  exportListBill,
  getBillGroups,
  getGroupListBills,
  getListBill,
  getPastDueGroups,
} from './contract.ts';
import noGroups from './fixtures/getBillGroups.empty.json' with { type: 'json' };
import groups from './fixtures/getBillGroups.json' with { type: 'json' };
import bills from './fixtures/getGroupListBills.json' with { type: 'json' };
import bill from './fixtures/getListBill.json' with { type: 'json' };
import pastDue from './fixtures/getPastDueGroups.json' with { type: 'json' };

/** Recorded groups, bills and employees, and an agent without groups. */
export const listBillPages = {
  groups: fixture(getBillGroups, groups),
  noGroups: fixture(getBillGroups, noGroups),
  bills: fixture(getGroupListBills, bills),
  bill: fixture(getListBill, bill),
  pastDue: fixture(getPastDueGroups, pastDue),
};

export const listBillsMocks = {
  getBillGroups: mockEndpoint(getBillGroups, listBillPages.groups),
  getGroupListBills: mockEndpoint(getGroupListBills, listBillPages.bills),
  getListBill: mockEndpoint(getListBill, listBillPages.bill),
  exportListBill: mockEndpoint(exportListBill, {
    name: 'ListBill-B100028-11-18-2026.xlsx',
    blob: new Blob(['PK']),
  }),
  getPastDueGroups: mockEndpoint(getPastDueGroups, listBillPages.pastDue),
};
