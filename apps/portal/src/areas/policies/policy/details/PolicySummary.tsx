import type { Policy } from '@agent-portal/data/policies/shapes';
import { Card } from '@agent-portal/ui/Card';
import { formatDate, formatMoney } from '@agent-portal/ui/format';
import { GroupBillsLink } from '../../../../shared/cells/GroupBillsLink.tsx';
import { GroupLink } from '../../../../shared/cells/GroupLink.tsx';
import { DescriptionList } from '../../../../shared/page/DescriptionList.tsx';

/** `Term Life 20 (Life)`, or what the carrier says of it. */
const productOf = ({ productName, productType }: Policy) =>
  productName && productType ? `${productName} (${productType})` : (productName ?? productType);

/** The employer, which leads to its group where that is the reader's. */
const employerOf = ({ employer, groupNumber }: Policy) =>
  employer && groupNumber ? <GroupLink groupNumber={groupNumber}>{employer}</GroupLink> : employer;

/** Where the list bills of the employer's group stand. */
const billsOf = ({ groupNumber }: Policy) =>
  groupNumber && <GroupBillsLink groupNumber={groupNumber} />;

/** The policy itself: its dates, product, premium and billing (decisions, 3). */
export function PolicySummary({ policy }: { readonly policy: Policy }) {
  const day = (date: string | null | undefined) => date && formatDate(date);
  const amount = (money: string | undefined) => money && formatMoney(money);
  const pairs = [
    ['Status since', day(policy.statusDate)],
    ['Product', productOf(policy)],
    ['Employer', employerOf(policy)],
    ['List bills', billsOf(policy)],
    ['Application date', day(policy.applicationDate)],
    ['Issued date', day(policy.issueDate)],
    ['Paid to date', day(policy.paidToDate)],
    ['Termination date', day(policy.terminationDate)],
    ['Reason', policy.reason],
    ['Billing mode', policy.billingMode],
    ['Modal premium', amount(policy.modalPremium)],
    ['Annualized premium', amount(policy.annualizedPremium)],
  ] as const;
  // A carrier may say nothing of all this (decisions, 9).
  if (pairs.every(([, value]) => !value)) return null;
  return (
    <Card>
      <h2>Policy</h2>
      <DescriptionList pairs={pairs} />
    </Card>
  );
}
