import { useCommissionSummary } from '@agent-portal/data/commissions/explained/hooks';
import { formatDate, formatMoney, formatShortMoney } from '@agent-portal/format';
import { Banner } from '@agent-portal/ui/Banner';
import { BarChart } from '@agent-portal/ui/BarChart';
import { Button } from '@agent-portal/ui/Button';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { Disclosure } from '@agent-portal/ui/Disclosure';
import { Grid } from '@agent-portal/ui/Grid';
import { Link } from '@agent-portal/ui/Link';
import { Money } from '@agent-portal/ui/Money';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { StatTile, StatTiles } from '@agent-portal/ui/StatTile';
import { useIsPhone } from '@agent-portal/ui/theme/useIsPhone';
import { useSearchParams } from 'react-router-dom';
import { useFeature } from '../../../features/useFeature.ts';
import { focusHeading } from '../../../shared/page/focusHeading.ts';
import { allCycles, cycleOfAddress } from '../lists/cycleOfAddress.ts';
import { Figures, PhoneFigures, SummaryLine, YearTitle } from './CommissionSummary.styles.ts';
import { type Summary, summaryChart } from './summaryChart.ts';
import { summaryInput } from './summaryInput.ts';
import { accessRules } from '../../../access/accessRules.ts';
import { paths } from '../../../paths.ts';
import { useMayOpen } from '../../../shared/useMayOpen.ts';

/** The amounts of one or all cycles, in whole cents. */
type Cents = Readonly<Record<'all' | 'firstYear' | 'renewal', number>>;

const centsOf = (amount: string) => Math.round(Number(amount) * 100);
const amountOf = (cents: number) => (cents / 100).toFixed(2);

/** Adds up cycles in whole cents, which have no rounding errors. */
function sumOf(cycles: Summary['cycles']): Cents {
  const add = (of: (cycle: Summary['cycle']) => string) =>
    cycles.reduce((sum, cycle) => sum + centsOf(of(cycle)), 0);
  return {
    all: add(({ myCommissions }) => myCommissions),
    firstYear: add(({ firstYear }) => firstYear),
    renewal: add(({ renewal }) => renewal),
  };
}

/** The labeled amounts of the cycle on screen, or of all cycles. */
function cycleFigures({ cycle, cycles }: Summary, isAll: boolean) {
  const { all, firstYear, renewal } = sumOf(isAll ? cycles : [cycle]);
  return [
    { label: 'My commissions', amount: amountOf(all) },
    { label: 'First year', amount: amountOf(firstYear) },
    { label: 'Renewal', amount: amountOf(renewal) },
    { label: 'Advances, recoveries, chargebacks', amount: amountOf(all - firstYear - renewal) },
  ];
}

/** Links to the tax forms of earlier years, if the user may open them. */
function TaxFormsLink() {
  if (!useMayOpen(accessRules.taxForms, paths.taxForms())) return null;
  return (
    <p>
      <Link href={paths.taxForms()}>Tax forms of earlier years</Link>
    </p>
  );
}

/**
 * The totals of the cycle in the address, in one line. Its year and the year before are collapsed
 * [S3]; on a phone, all but the first total are with them. Hidden if the carrier does not offer the summary.
 */
export function CommissionSummary() {
  const [search] = useSearchParams();
  const { data: shown, error, retry, isPrevious } = useCommissionSummary(summaryInput(search));
  // The figures of another cycle never show under the chosen one.
  const data = isPrevious ? undefined : shown;
  const isAll = cycleOfAddress(search) === allCycles;
  const figures = data ? cycleFigures(data, isAll) : [];
  const isPhone = useIsPhone();
  if (error?.kind === 'not-offered') return null;
  if (error) {
    const tryAgain = () => {
      // The message and its focused button disappear.
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
    <SummaryLine aria-busy={!data}>
      {data ? (
        <>
          <CycleFigures summary={data} isAll={isAll} figures={figures} />
          <Disclosure
            title={
              isPhone ? (
                <FirstTotal figures={figures} summary={data} isAll={isAll} />
              ) : (
                'The year and its months'
              )
            }
          >
            <PhoneFigures>
              <Amounts figures={figures.slice(1)} />
            </PhoneFigures>
            <Grid minColumn="26rem" columns={2}>
              <YearFigures summary={data} />
              <BarChart
                title="Commissions by month"
                categoryName="Month"
                format={formatMoney}
                formatTick={formatShortMoney}
                emptyText="There are no commissions up to this cycle, this year or last year."
                {...summaryChart(data)}
              />
            </Grid>
          </Disclosure>
        </>
      ) : (
        <Skeleton lines={1} />
      )}
    </SummaryLine>
  );
}

interface AmountsProps {
  readonly figures: ReturnType<typeof cycleFigures>;
}

/** The labeled amounts in one line, if there is room. */
const Amounts = ({ figures }: AmountsProps) => (
  <DescriptionList
    layout="line"
    items={figures.map(({ label, amount }) => [label, <Money key={label} amount={amount} />])}
  />
);

interface CycleFiguresProps extends AmountsProps {
  readonly summary: Summary;
  readonly isAll: boolean;
}

/** Whether the cycle on screen, or one of all cycles, is still open. */
const isEstimated = ({ cycle, cycles }: Summary, isAll: boolean) =>
  isAll ? cycles.some(({ estimated }) => estimated) : cycle.estimated;

/** Names the first total, with its amount. */
function FirstTotal({ figures, summary, isAll }: CycleFiguresProps) {
  const [first] = figures;
  if (!first) return null;
  return (
    <>
      {first.label}
      {isEstimated(summary, isAll) && ', estimated'} <Money amount={first.amount} />
    </>
  );
}

function CycleFigures({ summary, isAll, figures }: CycleFiguresProps) {
  const { cycleStartDate, cycleEndDate } = summary.cycle;
  // The select above the summary already shows the cycle.
  const isChoiceOffered = useFeature('commissiondates');
  return (
    <Figures>
      <h2 className={isChoiceOffered === false ? undefined : 'visually-hidden'}>
        {isAll
          ? 'All cycles'
          : `Cycle ${formatDate(cycleStartDate)} to ${formatDate(cycleEndDate)}`}
      </h2>
      {isEstimated(summary, isAll) && (
        <span>{isAll ? 'Estimated for the open cycle' : 'Estimated'}</span>
      )}
      <Amounts figures={figures} />
    </Figures>
  );
}

const figure = (label: string, amount: string, before?: string) => ({ label, amount, before });

function YearFigures({ summary }: { readonly summary: Summary }) {
  const { cycleEndDate, estimated } = summary.cycle;
  const year = Number(cycleEndDate.slice(0, 4));
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
    <div>
      <YearTitle>
        {year} through {formatDate(cycleEndDate)}
        {estimated && ', estimated'}
      </YearTitle>
      <StatTiles>
        {ofYear.map(({ label, amount, before }) => (
          <StatTile
            key={label}
            label={label}
            value={<Money amount={amount} />}
            note={
              before === undefined ? undefined : (
                <>
                  <Money amount={before} /> in {year - 1}
                </>
              )
            }
          />
        ))}
      </StatTiles>
      <TaxFormsLink />
    </div>
  );
}
