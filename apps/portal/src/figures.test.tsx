// @vitest-environment jsdom
import { caseFixtures } from '@agent-portal/data/cases/mocks';
import { getClaim } from '@agent-portal/data/claims/contract';
import { claimFixtures } from '@agent-portal/data/claims/mocks';
import { commissionPages } from '@agent-portal/data/commissions/mocks';
import { debtPages } from '@agent-portal/data/debt/mocks';
import { groupPages } from '@agent-portal/data/groups/mocks';
import { getAgentInformation } from '@agent-portal/data/hierarchy/contract';
import { hierarchyPages } from '@agent-portal/data/hierarchy/mocks';
import { getGroupListBills } from '@agent-portal/data/list-bills/contract';
import { listBillPages } from '@agent-portal/data/list-bills/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getStatusCounts } from '@agent-portal/data/policies/status-counts/contract';
import { profileAnswers } from '@agent-portal/data/profile/mocks';
import { getIndividualSummary, getWorksiteSummary } from '@agent-portal/data/production/contract';
import { individualSummaries } from '@agent-portal/data/production/mocks';
import { formatDate, formatDay, formatMoney, formatPercent } from '@agent-portal/format';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { patience, showPage } from './testing/showPage.tsx';

/** The figures on screen, each with its label and its note. */
const shown = () =>
  [...document.querySelectorAll('dl > div')].map((tile) =>
    [...tile.children].map(({ textContent }) => textContent).join(': '),
  );

const money = (label: string, amount: string) => `${label}: ${formatMoney(amount)}`;

const sums = { submitted: 50, issued: 40, cancelled: 3, annualizedPremium: '900.00' };
const before = { submitted: 5, issued: 4, cancelled: 2, annualizedPremium: '450.00' };
const totals = {
  ...sums,
  productionCredit: '300.00',
  lastYear: { ...before, productionCredit: '100.00' },
};
const production = { ...individualSummaries.own, totals };
const { group } = listBillPages.bills;
/** Answers whose figures all differ. */
const answers = [
  mockEndpoint(getStatusCounts, {
    pendingPolicies: { underwritingRequirements: 11, pendingPremium: '12.00' },
    activePolicies: { totalPolicies: 13, annualizedPremium: '14.00', pastDuePremium: '15.00' },
    terminatedPolicies: { declinedInitialPremiumPayments: 16 },
  }),
  mockEndpoint(getIndividualSummary, production),
  mockEndpoint(getWorksiteSummary, production),
  mockEndpoint(getAgentInformation, {
    ...hierarchyPages.information,
    counts: { active: 21, jit: 22, pending: 23 },
  }),
  mockEndpoint(getClaim, { ...claimFixtures.paid, lastUpdate: '2026-11-30' }),
  mockEndpoint(getGroupListBills, {
    ...listBillPages.bills,
    ...(group && {
      group: {
        ...group,
        billsDue: 31,
        amountDue: '32.00',
        pastDue: '33.00',
        pastDueSince: '2026-09-08',
      },
    }),
  }),
];

const policies = [
  'Underwriting requirements: 11',
  'Pending premium: $12.00',
  'Policies: 13',
  'Annualized premium: $14.00',
  'Past due premium: $15.00',
  'Declined initial premium payments: 16',
];
const credit = [
  'Production credit: $300.00: +200% on last year’s $100.00',
  'Annualized premium: $900.00: +100% on last year’s $450.00',
  'Policies submitted: 50: Last year 5',
  'Policies issued: 40: Last year 4',
  'Policies cancelled: 3: Last year 2',
];
const { summary } = commissionPages;
const { cycle } = summary;
const year = Number(cycle.cycleEndDate.slice(0, 4));
const compared = (label: string, now: string, then: string) =>
  `${money(label, now)}: ${formatMoney(then)} in ${year - 1}`;
const details = groupPages.details;
const bill = listBillPages.bill;
const { agent, region } = { agent: profileAnswers.vertafore, region: profileAnswers.region };
const { information } = hierarchyPages;
const { paid: claim } = claimFixtures;
const { declined: envelope } = caseFixtures;

it.each<readonly [string, readonly string[]]>([
  [
    '/my-business?tab=my-business',
    [
      ...policies,
      money(`Cycle to ${formatDate(cycle.cycleEndDate)}, estimated`, cycle.myCommissions),
      money('This year', summary.taxableCommissionsTotal),
      money('Last year up to the same cycle', summary.commissionsPreviousYear),
      money('Unsecured', debtPages.unsecured.totalDebt),
      money('Secured', debtPages.secured.totalDebt),
      money('At risk from past due policies', debtPages.atRisk.totalAtRisk),
    ],
  ],
  ['/pat', policies],
  [
    '/commissions',
    [
      money('My commissions', cycle.myCommissions),
      money('First year', cycle.firstYear),
      money('Renewal', cycle.renewal),
      compared('Commissions', summary.taxableCommissionsTotal, summary.commissionsPreviousYear),
      compared(
        'First year',
        summary.firstYearCommissionsCurrentYear,
        summary.firstYearCommissionsPreviousYear,
      ),
      compared(
        'Renewal',
        summary.renewalCommissionsCurrentYear,
        summary.renewalCommissionsPreviousYear,
      ),
      money('Advances, recoveries, chargebacks', summary.otherCommissionsCurrentYear),
    ],
  ],
  [
    '/hierarchy',
    [
      'Active: 21',
      'Just in time: 22',
      'Pending: 23',
      `Level: ${information.agentLevel}`,
      `Market: ${information.marketCode}`,
      `Company: ${information.companyCode}`,
      `Contract status: ${information.contractStatus}`,
      `Effective: ${formatDate(information.effective)}`,
    ],
  ],
  [
    '/account-settings/profile',
    [
      `Name: ${agent.name}`,
      `National producer number: ${agent.nationalProducerNumber}`,
      `Office: ${region.office}`,
      `E-mail: ${agent.emailAddress}`,
      `E-mail: ${region.email}`,
    ],
  ],
  [
    `/claims/${claim.claimNumber}`,
    [
      `Received: ${formatDate(claim.received)}`,
      'Last update: 11/30/2026',
      money('Paid', claim.paid ?? ''),
      `Policy number: ${claim.policyNumber}`,
      `Primary insured: ${claim.policy.primaryInsured}`,
    ],
  ],
  [
    `/case-management/${envelope.envelopeId}`,
    [
      `Recipient: ${envelope.recipient}`,
      `E-mail: ${envelope.recipientEmail}`,
      `Created: ${formatDay(envelope.created)}`,
      `Policy number: ${envelope.policyNumber}`,
    ],
  ],
  ['/production-credit/individual/products', credit],
  ['/production-credit/worksite/products', credit],
  [
    '/list-bill/G1',
    ['Bills due: 31', 'Amount due: $32.00', 'Past due: $33.00', 'Past due since: 09/08/2026'],
  ],
  ['/list-bill/G1/B1', [money('Billed', bill.billed), money('Paid', bill.paid)]],
  [
    '/group-inventory/G1',
    [
      `Eligible: ${details.eligible}`,
      `Enrolled: ${details.enrolled}`,
      `Participation: ${formatPercent(details.participation)}`,
      `Minimum: ${formatPercent(details.minimumParticipation ?? 0)}`,
    ],
  ],
])('%s shows each figure under its label', async (address, figures) => {
  await showPage(address, { answers });
  await expect.poll(shown, patience).toEqual(expect.arrayContaining([...figures]));
});

it('Today names the day since which each group is past due', async () => {
  await showPage('/my-business?tab=my-business', { answers });
  const [{ groupNumber, since } = { groupNumber: '', since: '' }] = listBillPages.pastDue.groups;
  const text = `${groupNumber}, since ${formatDate(since)}`;
  expect(await screen.findByText(text, {}, patience)).toBeDefined();
});
