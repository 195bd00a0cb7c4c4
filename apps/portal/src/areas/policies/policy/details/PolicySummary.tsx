import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { Card } from '@agent-portal/ui/Card';
import { formatDate, formatMoney } from '@agent-portal/format';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { useGroupBillsLink } from '../../../../shared/cells/useGroupBillsLink.tsx';
import { employerOf } from './employerOf.tsx';

/** `Term Life 20 (Life)`, or the part of it that the carrier returns. */
const productOf = ({ productName, productType }: Policy) =>
  productName && productType ? `${productName} (${productType})` : (productName ?? productType);

/** The dates, product, premium and billing of the policy (decisions, 3). */
export function PolicySummary({ policy }: { readonly policy: Policy }) {
  const day = (date: string | null | undefined) => date && formatDate(date);
  const amount = (money: string | undefined) => money && formatMoney(money);
  const pairs = [
    ['Status since', day(policy.statusDate)],
    ['Product', productOf(policy)],
    ['Employer', employerOf(policy)],
    ['List bills', useGroupBillsLink(policy.groupNumber)],
    ['Application date', day(policy.applicationDate)],
    ['Issued date', day(policy.issueDate)],
    ['Paid to date', day(policy.paidToDate)],
    ['Termination date', day(policy.terminationDate)],
    ['Reason', policy.reason],
    ['Billing mode', policy.billingMode],
    ['Modal premium', amount(policy.modalPremium)],
    ['Annualized premium', amount(policy.annualizedPremium)],
  ] as const;
  // A carrier can leave out all of these fields (decisions, 9).
  if (pairs.every(([, value]) => !value)) return null;
  return (
    <Card>
      <h2>Policy</h2>
      <DescriptionList items={pairs} />
    </Card>
  );
}
