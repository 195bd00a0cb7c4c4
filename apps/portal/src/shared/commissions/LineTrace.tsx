import type { CommissionTrace } from '@agent-portal/data/commissions/explained/contract';
import { useCommissionTrace } from '@agent-portal/data/commissions/explained/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { formatDate, formatMoney } from '@agent-portal/format';
import { Money } from '@agent-portal/ui/Money';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { AgentName } from '../cells/AgentName.tsx';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const TraceParts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  align-items: start;
  gap: ${token('space-24')};
`;

/** A calculation as on paper: the parts, a line, and the total. */
const Sum = styled.dl`
  max-inline-size: 32rem;
  margin: 0;
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-16')};
    padding-block: ${token('space-4')};
  }

  & dd {
    margin: 0;
    white-space: nowrap;
  }

  & > [data-part='sum'] {
    border-block-start: 1px solid ${token('color-text')};
    font-weight: 600;
  }
`;

/** The calculation of a commission line, shown in its open row. */
export function LineTrace({ lineId }: { readonly lineId: number | undefined }) {
  if (lineId === undefined) return <p>This carrier does not explain this amount.</p>;
  return <TraceOfLine lineId={lineId} />;
}

function TraceOfLine({ lineId }: { readonly lineId: number }) {
  const { data, error, retry } = useCommissionTrace(lineId);
  if (error?.kind === 'not-offered') return <LineTrace lineId={undefined} />;
  if (error) {
    return (
      <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
        The calculation of this amount could not be loaded. {error.message}
      </Banner>
    );
  }
  return data ? <Trace trace={data} /> : <Skeleton lines={4} />;
}

const nameOf = ({ transaction, cycleDate, commission }: NonNullable<CommissionTrace['reverses']>) =>
  `${transaction} of the cycle to ${formatDate(cycleDate)}, ${formatMoney(commission)}`;

function Trace({ trace }: { readonly trace: CommissionTrace }) {
  const { line, terms, debt, reverses, reversedBy } = trace;
  return (
    <TraceParts>
      <Sum aria-label={`How ${formatMoney(line.commission)} was calculated`}>
        {terms.map(({ label, amount }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two parts can have the same name, and their order never changes
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
        <div data-part="sum">
          <dt>{line.transaction}</dt>
          <dd>
            <Money amount={line.commission} />
          </dd>
        </div>
      </Sum>
      <DescriptionList
        items={[
          ['Paid to', <AgentName key="agent" agent={trace.paidTo} />],
          ['As', trace.isOverride ? 'Override on a writing agent below' : 'Writing agent'],
          ['Posted', formatDate(trace.postedOn)],
          ['Premium due', trace.dueOn && formatDate(trace.dueOn)],
          ['Policy year', String(trace.policyYear)],
          ['Reason', trace.reason],
          ['Reverses', reverses && nameOf(reverses)],
          ['Reversed by', reversedBy && nameOf(reversedBy)],
          [
            debt?.isSecured ? 'Secured debt' : 'Unsecured debt',
            debt && `${formatMoney(debt.before)} before, ${formatMoney(debt.after)} after`,
          ],
        ]}
      />
    </TraceParts>
  );
}
