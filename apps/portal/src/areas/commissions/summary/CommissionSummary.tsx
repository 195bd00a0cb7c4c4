import { useCommissionSummary } from '@agent-portal/data/commissions/explained/useCommissionSummary';
import { Badge } from '@agent-portal/ui/Badge';
import { Banner } from '@agent-portal/ui/Banner';
import { BarChart } from '@agent-portal/ui/BarChart';
import { Button } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { formatDate, formatMoney, formatShortMoney } from '@agent-portal/ui/format';
import { Money } from '@agent-portal/ui/Money';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { useSearchParams } from 'react-router-dom';
import { focusHeading } from '../../../shared/page/focusHeading.ts';
import { CycleSelect } from './CycleSelect.tsx';
import { Figures, SummaryCards } from './CommissionSummary.styles.ts';
import { type Summary, summaryChart } from './summaryChart.ts';
import { summaryInput } from './summaryInput.ts';
import { TaxFormsLink } from './TaxFormsLink.tsx';

/** What the cycle of the address and its year come to, this year against last [S3]; left out where a carrier lacks it. */
export function CommissionSummary() {
  const [search] = useSearchParams();
  const { data, error, retry } = useCommissionSummary(summaryInput(search));
  if (error?.kind === 'not-offered') return null;
  if (error) {
    const tryAgain = () => {
      // The button goes away with the message.
      focusHeading();
      retry();
    };
    return (
      <Banner tone="danger" action={<Button onClick={tryAgain}>Try again</Button>}>
        The summary could not be loaded. {error.message}
      </Banner>
    );
  }
  return (
    <SummaryCards aria-busy={!data}>
      <Card>{data ? <CycleFigures summary={data} /> : <Skeleton lines={6} />}</Card>
      <Card>
        {data ? (
          <BarChart
            title="Commissions by month"
            categoryName="Month"
            format={formatMoney}
            formatTick={formatShortMoney}
            emptyText="Nothing was paid this year or last."
            {...summaryChart(data)}
          />
        ) : (
          <Skeleton lines={8} />
        )}
      </Card>
    </SummaryCards>
  );
}

/** What a cycle holds besides first year and renewal: whole cents leave no rest. */
function otherOf({ myCommissions, firstYear, renewal }: Summary['cycle']): string {
  const [all = 0, first = 0, later = 0] = [myCommissions, firstYear, renewal].map((amount) =>
    Math.round(Number(amount) * 100),
  );
  return ((all - first - later) / 100).toFixed(2);
}

const figure = (label: string, amount: string, before?: string) => ({ label, amount, before });

function CycleFigures({ summary }: { readonly summary: Summary }) {
  const { cycle } = summary;
  const year = Number(cycle.cycleEndDate.slice(0, 4));
  const ofCycle = [
    figure('My commissions', cycle.myCommissions),
    figure('First year', cycle.firstYear),
    figure('Renewal', cycle.renewal),
    figure('Advances, recoveries, chargebacks', otherOf(cycle)),
  ];
  const ofYear = [
    figure('Commissions', summary.taxableCommissionsTotal, summary.commissionsPreviousYear),
    figure(
      'First year',
      summary.firstYearCommissionsCurrentYear,
      summary.firstYearCommissionsPreviousYear,
    ),
    figure(
      'Renewal',
      summary.renewalCommissionsCurrentYear,
      summary.renewalCommissionsPreviousYear,
    ),
    figure('Advances, recoveries, chargebacks', summary.otherCommissionsCurrentYear),
  ];
  return (
    <Figures>
      <header>
        <h2>
          Cycle {formatDate(cycle.cycleStartDate)} to {formatDate(cycle.cycleEndDate)}
        </h2>
        {cycle.estimated && <Badge tone="info">Estimated</Badge>}
        <CycleSelect cycles={summary.cycles} current={cycle.cycleEndDate} />
      </header>
      <dl>
        {ofCycle.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <h3>{year} up to this cycle</h3>
      <dl>
        {ofYear.map(({ label, amount, before }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
            {before !== undefined && (
              <dd data-part="before">
                <Money amount={before} /> in {year - 1}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <TaxFormsLink />
    </Figures>
  );
}
