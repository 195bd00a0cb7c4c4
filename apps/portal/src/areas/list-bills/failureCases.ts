import {
  exported,
  type FailureCase,
  file,
  type Outcomes,
  page,
} from '../../testing/FailureCase.ts';

const group = '/list-bill/G001001';
const bill = `${group}/B100028`;
/** A group or a bill that is not there has a page of its own, which says so. */
const ofGroup: Outcomes = { ...page, '404': 'group not found' };
const ofBill: Outcomes = { ...page, '404': 'list bill not found' };

/** The calls of the screens of list bills, and what their failures come to. */
export const failureCases: readonly FailureCase[] = [
  { address: '/list-bill', call: 'getBillGroups', outcomes: page },
  { address: group, call: 'getGroupListBills', outcomes: ofGroup },
  { address: bill, call: 'getListBill', outcomes: ofBill },
  { address: bill, call: 'exportListBill', outcomes: file, steps: exported },
];
