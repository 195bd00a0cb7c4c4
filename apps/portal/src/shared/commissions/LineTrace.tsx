import type { CommissionTrace } from '@agent-portal/data/commissions/explained/contract';
import { useCommissionTrace } from '@agent-portal/data/commissions/explained/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { formatDate, formatMoney } from '@agent-portal/format';
import { Grid } from '@agent-portal/ui/Grid';
import { Money } from '@agent-portal/ui/Money';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { AgentName } from '../cells/AgentName.tsx';

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
    <Grid minColumn="20rem" columns={2} gap={24}>
      <DescriptionList
        layout="sum"
        aria-label={`How ${formatMoney(line.commission)} was calculated`}
        items={[...terms, { label: line.transaction, amount: line.commission }].map(
          ({ label, amount }) => [label, <Money key="amount" amount={amount} />],
        )}
      />
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
    </Grid>
  );
}
