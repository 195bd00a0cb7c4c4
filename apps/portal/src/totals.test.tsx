// @vitest-environment jsdom
import { commissionPages } from '@agent-portal/data/commissions/mocks';
import { debtPages } from '@agent-portal/data/debt/mocks';
import { groupPages } from '@agent-portal/data/groups/mocks';
import { listBillPages } from '@agent-portal/data/list-bills/mocks';
import { productionPages } from '@agent-portal/data/production/mocks';
import { formatCount, formatMoney } from '@agent-portal/format';
import { expect, it } from 'vitest';
import { patience, showPage } from './testing/showPage.tsx';

/** The totals of the lists on screen, each with the name of its column. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('tfoot td')].flatMap(({ textContent, dataset }) =>
    textContent ? `${dataset['label']}: ${textContent}` : [],
  );

const money = (label: string, amount = '') => `${label}: ${formatMoney(amount)}`;
const { bills } = listBillPages;
const { writingAgents, expected } = commissionPages;
const { totals: groups } = groupPages.groups;
type Debt = Pick<typeof debtPages.secured, 'advancedTotal' | 'recoveredTotal' | 'totalDebt'>;
const debt = ({ advancedTotal, recoveredTotal, totalDebt }: Debt) => [
  money('Advanced', advancedTotal),
  money('Recovered', recoveredTotal),
  money('Balance', totalDebt),
];

it.each<readonly [string, readonly string[]]>([
  ['/list-bill/G1', [money('Billed', bills.billedTotal), money('Paid', bills.paidTotal)]],
  ['/commissions/debt', [...debt(debtPages.unsecured), ...debt(debtPages.secured)]],
  [
    '/commissions?tab=writing-agents',
    [
      money('Cycle first year', writingAgents.cyclePaidFirstYearTotal),
      money('Cycle renewal', writingAgents.cyclePaidRenewalTotal),
      money('YTD First Year', writingAgents.yearTotDateFirstYearTotal),
      money('YTD Renewal', writingAgents.yearToDateRenewalTotal),
    ],
  ],
  [
    '/commissions?tab=expected',
    [money('Expected', expected.expectedTotal), money('Received', expected.receivedTotal)],
  ],
  [
    '/production-credit/individual/policy-detail',
    [money('Production credit', productionPages.individual.totals?.productionCredit)],
  ],
  [
    '/group-inventory',
    [
      `Eligible: ${formatCount(groups?.eligible ?? 0)}`,
      `Enrolled: ${formatCount(groups?.enrolled ?? 0)}`,
      money('Annualized premium', groups?.annualizedPremium),
    ],
  ],
])('%s shows each total in its column', async (address, totals) => {
  await showPage(address, { answers: [] });
  await expect.poll(shown, patience).toEqual(expect.arrayContaining([...totals]));
});
