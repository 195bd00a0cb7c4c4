import { expect, test } from 'vitest';
import { activityList } from './activity/activityList.ts';
import { caseList } from './cases/caseList.ts';
import { claimList } from './claims/claimList.ts';
import { detailList } from './commissions/detailList.ts';
import { securedList, unsecuredList } from './debt/debtLists.ts';
import type { WorkbookColumn } from './documents/streamWorkbook.ts';
import { groupList } from './groups/groupList.ts';
import { appointmentList, endingList, requirementList, wholeListOf } from './hierarchy/lists.ts';
import { employeeListFor } from './list-bills/employeeList.ts';
import { pendingColumns, summaryColumns } from './policies/lists/exportColumns.ts';
import { issuedColumns, pendingPolicyColumns } from './policies/v2/v2Columns.ts';
import { detailLists } from './production/detailLists.ts';

const today = '2026-11-18';

/** A row whose values are the names of its fields. */
const namedRow = (values: object) =>
  new Proxy(values, {
    get: (known, name) => (name in known ? Reflect.get(known, name) : String(name)),
  });

/** A column with the kind of its cells and what is in them: `Premium: amount premium`. */
function describeColumn<Row>(column: WorkbookColumn<Row>, row: Row): string {
  const [kind = '', read] = Object.entries(column).find(([, of]) => typeof of === 'function') ?? [];
  return `${column.header}: ${kind} ${(read as (row: Row) => string | number | null)(row)}`;
}

/** All columns of a list. `values` has the fields whose columns read more than the value. */
const columnsOf = <Row>(columns: readonly WorkbookColumn<Row>[], values: object = {}) =>
  columns.map((column) => describeColumn(column, namedRow(values) as Row)).join('; ');

const day = { at: '2026-11-17T21:05:09Z' };
const open = { metOn: null, scheduledOn: null, owedBy: 'Agent' };

const policy = `Agent Name - ID: text agentName - agentId; Primary Insured: text primaryInsured;
  Policy Number: text policyNumber; Employer: text employer; Product Type: text productType`;
const issuedPolicy = `${policy}; Billing Mode: text billingMode; Issued Date: date issueDate; Paid to Date: date paidToDate`;
/** What both exports of production credit have after the policy and whom it insures. */
const production = `Agent: text agentName; Agent ID: text agentId; Product: text product; Transaction type: text transactionType;
  Transaction date: date transactionDate; Premium: amount premium; Production credit: amount productionCredit`;
const terminated = `Termination Date: date terminationDate; Reason: text reason`;
/** The columns of the active lists for a late premium. */
const late = `Lapses on: date lapsesOn; Days late: count daysLate; Amount due: amount amountDue; Phone: text phone`;
/** The columns that the second lists of policies add. */
const added = `Product: text productName; Annualized premium: amount annualizedPremium; Modal premium: amount modalPremium;
  Application date: date applicationDate`;

const lists: Readonly<Record<string, readonly [actual: string, expected: string]>> = {
  activity: [
    columnsOf(activityList([], 'America/Denver').columns(today), day),
    `Date (America/Denver): date 2026-11-17; Time (America/Denver): text 14:05:09; Kind: text kind;
      Activity: text what; About: text about; Who: text who; Home office: text Yes; From: text address`,
  ],
  cases: [
    columnsOf(caseList.columns(today), { attention: 'NotViewed' }),
    `Created: date created; Primary Insured: text primaryInsured; Product Type: text productType;
      Event: text event; Event date: date eventDate; Recipient: text recipient; E-mail: text recipientEmail;
      Policy Number: text policyNumber; Agent: text agentName - agentId;
      Needs attention: text Not viewed for a week`,
  ],
  claims: [
    columnsOf(claimList.columns(today)),
    `Claim number: text claimNumber; Policy Number: text policyNumber; Claimant: text claimant;
      Type: text type; Received: date received; Status: text status; Last update: date lastUpdate;
      Paid: amount paid`,
  ],
  commissions: [
    columnsOf(detailList.columns(today)),
    `Policy Number: text policyNumber; Primary Insured: text primaryInsured;
      Writing Agent: text agentName - agentId; Product: text product; Transaction: text transaction;
      Cycle Date: date cycleDate; Premium: amount premium; Rate: percent rate; Commission: amount commission`,
  ],
  'unsecured debt': [
    columnsOf(unsecuredList.columns(today)),
    `Agent: text agentName - agentId; Policy Number: text policyNumber; Level: text level;
      Opened: date opened; Advanced: amount advanced; Recovered: amount recovered; Balance: amount balance`,
  ],
  'secured debt': [
    columnsOf(securedList.columns(today)),
    `Agent: text agentName - agentId; Policy Number: text policyNumber; Primary Insured: text primaryInsured;
      Issued: date issued; Advanced: amount advanced; Recovered: amount recovered; Balance: amount balance`,
  ],
  groups: [
    columnsOf(groupList.columns(today)),
    `Group number: text groupNumber; Group: text group; State: text state; Eligible: count eligible;
      Enrolled: count enrolled; Participation: percent participation; Minimum: percent minimumParticipation;
      Short by: count shortBy; Annualized premium: amount annualizedPremium; Agent: text agentName - agentId`,
  ],
  'the hierarchy': [
    columnsOf(wholeListOf([]).columns(today)),
    `Agent: text agentName - agentId; Upline: text upline; Level: text agentLevel; Market: text marketCode;
      Company: text companyCode; Contract status: text contractStatus; Effective: date effective;
      Downline: count downline`,
  ],
  'requirements of contracting': [
    columnsOf(requirementList.columns(today)),
    `Agent: text agentName - agentId; Requirement: text requirement; Requested: date requested;
      Status: text status`,
  ],
  appointments: [
    columnsOf(appointmentList.columns(today)),
    `Agent: text agentName - agentId; State: text state; Company: text company; Line: text line;
      Kind: text kind; Status: text status; Effective: date effective; Expires: date expires`,
  ],
  'what expires soon': [
    columnsOf(endingList.columns(today)),
    `Agent: text agentName - agentId; Ends: text kind; Of: text detail; Expires: date expires;
      Days left: count daysLeft`,
  ],
  'a list bill': [
    columnsOf(employeeListFor([]).columns(today)),
    `Employee: text employee; Policy Number: text policyNumber; Product: text product;
      Premium: amount premium; Note: text note`,
  ],
  'pending policies': [
    columnsOf(pendingColumns(today), { ...open, dueOn: '2026-11-16' }),
    `Date: date requestedOn; ${policy}; Requirement: text requirement; Due date: date 2026-11-16;
      Met: text Overdue; Days overdue: count 2; Action Needed: text Yes; Who must act: text You`,
  ],
  'active policies': [columnsOf(summaryColumns('Active')), `${issuedPolicy}; ${late}`],
  'terminated policies': [
    columnsOf(summaryColumns('Terminated')),
    `${issuedPolicy}; ${terminated}`,
  ],
  'pending policies, second list': [
    columnsOf(pendingPolicyColumns, {
      requirements: [{ daysOverdue: 2 }, { daysOverdue: 3 }],
      pendingReason: { why: 'Waiting.', advice: 'Call.', actors: ['Client', 'HomeOffice'] },
    }),
    `Date: date date; ${policy}; Due date: date dueDate; Days overdue: count 3;
      Open requirements: count openRequirements; Requirements: count 2; Action Needed: text Yes;
      Billing Mode: text billingMode; ${added}; Who must act: text Client, Home office;
      Why pending: text Waiting. Call.`,
  ],
  'active policies, second list': [
    columnsOf(issuedColumns('Active'), {
      lastCall: {
        outcome: 'WillPay',
        calledOn: 'calledOn',
        willPayOn: 'willPayOn',
        nextAttemptOn: 'nextAttemptOn',
      },
    }),
    `${issuedPolicy}; ${added}; ${late}; Last call: text Will pay; Called on: date calledOn;
      Will pay on: date willPayOn; Next attempt: date nextAttemptOn`,
  ],
  'terminated policies, second list': [
    columnsOf(issuedColumns('Terminated')),
    `${issuedPolicy}; ${terminated}; ${added}`,
  ],
  'individual production': [
    columnsOf(detailLists.Individual.columns(today)),
    `Policy Number: text policyNumber; Insured: text primaryInsured; ${production}`,
  ],
  'worksite production': [
    columnsOf(detailLists.Worksite.columns(today)),
    `Policy Number: text policyNumber; Group: text employer; ${production}`,
  ],
};

test('each export has these columns', () => {
  for (const [list, [actual, expected]] of Object.entries(lists))
    expect.soft(actual, list).toBe(expected.replaceAll(/\s+/g, ' '));
});
