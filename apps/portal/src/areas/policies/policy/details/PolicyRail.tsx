import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { formatDate, formatMoney } from '@agent-portal/format';
import { useGroupBillsLink } from '../../../../shared/cells/useGroupBillsLink.tsx';
import { Rail, RailPart } from '../../../../shared/page/Rail.tsx';
import { employerOf } from './employerOf.tsx';
import { CommissionFacts } from './PolicyCommissions.tsx';
import { PolicyCases } from './PolicyCases.tsx';
import { WritingAgents } from './WritingAgents.tsx';

/** The facts of a policy. A carrier can leave out each of them (decisions, 9). */
export function PolicyRail({ policy }: { readonly policy: Policy }) {
  const day = (date: string | null | undefined) => date && formatDate(date);
  const amount = (money: string | undefined) => money && formatMoney(money);
  return (
    <Rail>
      <RailPart
        title="Policy"
        items={[
          ['Product', policy.productName],
          ['Type', policy.productType],
          ['Status since', day(policy.statusDate)],
          ['Application date', day(policy.applicationDate)],
          ['Issued date', day(policy.issueDate)],
          ['Paid to date', day(policy.paidToDate)],
          ['Termination date', day(policy.terminationDate)],
          ['Reason', policy.reason],
        ]}
      />
      <RailPart
        title="Premium"
        items={[
          ['Billing mode', policy.billingMode],
          ['Modal premium', amount(policy.modalPremium)],
          ['Annualized premium', amount(policy.annualizedPremium)],
        ]}
      />
      <RailPart
        title="Employer"
        items={[
          ['Group', employerOf(policy)],
          ['List bills', useGroupBillsLink(policy.groupNumber)],
        ]}
      />
      <WritingAgents agents={policy.writingAgents} />
      <PolicyCases policyNumber={policy.policyNumber} />
      <CommissionFacts policyNumber={policy.policyNumber} />
    </Rail>
  );
}
