import { useCasesOfPolicy } from '@agent-portal/data/cases/desk/hooks';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { formatDate, formatDay, formatMoney, formatPercent } from '@agent-portal/format';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { useGroupBillsLink } from '../../../../shared/cells/useGroupBillsLink.tsx';
import { Rail, RailPart } from '../../../../shared/page/Rail.tsx';
import { employerOf } from './employerOf.tsx';
import { CommissionFacts } from './PolicyCommissions.tsx';
import { accessRules } from '../../../../access/accessRules.ts';
import { paths } from '../../../../paths.ts';
import { CaseEventText } from '../../../../shared/cases/CaseEventText.tsx';
import { CaseLink } from '../../../../shared/cases/CaseLink.tsx';
import { EmailText } from '../../../../shared/cells/EmailLink.tsx';
import { useMayOpen } from '../../../../shared/useMayOpen.ts';
import { AgentLink } from '../../../../shared/cells/AgentLink.tsx';

/** The envelopes of a policy, for users who may open case management. */
function PolicyCases({ policyNumber }: { readonly policyNumber: string }) {
  const isOpen = useMayOpen(accessRules.cases, paths.cases());
  const { data, error, retry } = useCasesOfPolicy(isOpen ? policyNumber : null);
  if (error && error.kind !== 'not-offered') {
    return (
      <RailPart title="Electronic delivery">
        <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
          The electronic delivery of this policy could not be loaded. {error.message}
        </Banner>
      </RailPart>
    );
  }
  return (
    <RailPart
      title="Electronic delivery"
      items={(data?.cases ?? []).flatMap((row) => [
        [
          'Case',
          <CaseLink key="case" row={row}>
            {row.envelopeId}
          </CaseLink>,
        ],
        ['Event', <CaseEventText key="event" {...row} />],
        ['Event date', formatDay(row.eventDate)],
        ['Recipient', row.recipient],
        ['E-mail', row.recipientEmail && <EmailText key="email" address={row.recipientEmail} />],
      ])}
    />
  );
}

const Agents = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token('font-size-compact')};
  line-height: ${token('line-height-compact')};
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: ${token('space-4')} 0;
    font-weight: ${token('font-weight')};
    text-align: start;
    vertical-align: baseline;
  }

  & thead th {
    color: ${token('color-text-muted')};
  }

  & :is(th, td):last-child {
    padding-inline-start: ${token('space-12')};
    text-align: end;
  }
`;

/** The writing agents of a policy, with their shares of the commission. */
function WritingAgents({ agents }: { readonly agents: Policy['writingAgents'] }) {
  if (agents.length === 0) return null;
  return (
    <RailPart title="Writing agents">
      <Agents aria-label="Writing agents">
        <thead>
          <tr>
            <th scope="col">Agent</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {agents.map((agent) => (
            <tr key={agent.agentId}>
              <th scope="row">
                <AgentLink agent={agent} />
              </th>
              <td>{formatPercent(agent.split)}</td>
            </tr>
          ))}
        </tbody>
      </Agents>
    </RailPart>
  );
}

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
