import {
  exported,
  type FailureCase,
  file,
  type Outcomes,
  page,
} from '../../testing/FailureCase.ts';

const group = '/list-bill/G001001';
const bill = `${group}/B100028`;
/** A missing group or bill shows a separate page. */
const ofGroup: Outcomes = { ...page, '404': 'group not found' };
const ofBill: Outcomes = { ...page, '404': 'list bill not found' };

/** The calls of the list-bill pages, and what the pages show when they fail. */
export const failureCases: readonly FailureCase[] = [
  { address: '/list-bill', call: 'getBillGroups', outcomes: page },
  { address: group, call: 'getGroupListBills', outcomes: ofGroup },
  { address: bill, call: 'getListBill', outcomes: ofBill },
  { address: bill, call: 'exportListBill', outcomes: file, steps: exported },
];
