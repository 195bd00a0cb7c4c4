import type { Policy } from '@agent-portal/data/policies/shapes';
import { Card } from '@agent-portal/ui/Card';
import { formatDate, formatMoney } from '@agent-portal/ui/format';
import { DescriptionList } from '../../../shared/DescriptionList.tsx';

/** The policy itself: its dates, product, premium and billing (decisions, 3). */
export function PolicySummary({ policy }: { readonly policy: Policy }) {
  return (
    <Card>
      <h2>Policy</h2>
      <DescriptionList
        pairs={[
          ['Status since', formatDate(policy.statusDate)],
          ['Product', `${policy.productName} (${policy.productType})`],
          ['Employer', policy.employer],
          ['Application date', formatDate(policy.applicationDate)],
          ['Issued date', policy.issueDate && formatDate(policy.issueDate)],
          ['Paid to date', policy.paidToDate && formatDate(policy.paidToDate)],
          ['Termination date', policy.terminationDate && formatDate(policy.terminationDate)],
          ['Reason', policy.reason],
          ['Billing mode', policy.billingMode],
          ['Modal premium', formatMoney(policy.modalPremium)],
          ['Annualized premium', formatMoney(policy.annualizedPremium)],
        ]}
      />
    </Card>
  );
}
