import type { ProductionSums, WorksiteSummary } from '@agent-portal/data/production/shapes';
import { formatCount, formatMoney, formatShortMoney } from '@agent-portal/format';
import { BarChart } from '@agent-portal/ui/BarChart';
import { Card } from '@agent-portal/ui/Card';
import { Money } from '@agent-portal/ui/Money';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { Stack } from '@agent-portal/ui/Stack';
import { StatTile } from '@agent-portal/ui/StatTile';
import type { ReactNode } from 'react';
import { PageCommands, type PageFile } from '../../../shared/files/PageCommands.tsx';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import type { BranchName } from './branches.ts';
import { DownlineTrail } from './DownlineTrail.tsx';
import { ProductionHead } from './ProductionHead.tsx';
import type { ShownProduction } from './useProduction.ts';
import { productionChart } from '../../../shared/production/productionChart.ts';
import { changeText } from '../../../shared/production/changeText.ts';
import { Days, FigureList, Note } from './ProductionHead.styles.ts';

interface ProductionFiguresProps {
  readonly totals: ProductionSums;
  /** The dates that the figures cover, MM/DD/YYYY. */
  readonly days: { readonly fromDate?: string; readonly toDate?: string };
}

/** The production totals of all rows, with the same dates of last year. */
function ProductionFigures({ totals, days }: ProductionFiguresProps) {
  const { productionCredit, annualizedPremium, submitted, issued, cancelled, lastYear } = totals;
  const counts = [totals, lastYear].flatMap((sums) => [
    sums?.submitted,
    sums?.issued,
    sums?.cancelled,
  ]);
  const isShared = counts.some((count) => count !== undefined && !Number.isInteger(count));
  const money = (now: string, before: string | undefined) =>
    before === undefined
      ? undefined
      : `${changeText(now, before)} on last year’s ${formatMoney(before)}`;
  const count = (before: number | undefined) =>
    before === undefined ? undefined : `Last year ${formatCount(before)}`;
  return (
    <Card>
      <Days>
        {days.fromDate} to {days.toDate}
      </Days>
      <FigureList>
        <StatTile
          label="Production credit"
          value={<Money amount={productionCredit} />}
          note={money(productionCredit, lastYear?.productionCredit)}
        />
        <StatTile
          label="Annualized premium"
          value={<Money amount={annualizedPremium} />}
          note={money(annualizedPremium, lastYear?.annualizedPremium)}
        />
        <StatTile
          label="Policies submitted"
          value={formatCount(submitted)}
          note={count(lastYear?.submitted)}
        />
        <StatTile
          label="Policies issued"
          value={formatCount(issued)}
          note={count(lastYear?.issued)}
        />
        {cancelled !== undefined && (
          <StatTile
            label="Policies cancelled"
            value={formatCount(cancelled)}
            note={count(lastYear?.cancelled)}
          />
        )}
      </FigureList>
      {isShared && (
        <Note>When agents share a policy, each agent gets credit only for their share of it.</Note>
      )}
    </Card>
  );
}

/** This year compared to last year, as a chart and a table. Hidden when the carrier has no such figures. */
function ProductionChart({ summary }: { readonly summary: WorksiteSummary }) {
  const { periods, totals } = summary;
  if (!periods) return null;
  return (
    <Card>
      <BarChart
        title="Production credit, this year and last year"
        format={formatMoney}
        formatTick={formatShortMoney}
        emptyText="There is no production in these days, nor in those a year before."
        {...productionChart(periods, totals)}
      />
    </Card>
  );
}

interface ProductionPageProps {
  readonly branch: BranchName;
  readonly title: string;
  readonly files: readonly PageFile[];
  readonly production: ShownProduction;
  /** The figures come from a separate call and show its failure. @default false */
  readonly showsFailure?: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** A summary of a branch: its rows, and below them its figures, and this year compared to last year. */
export function ProductionPage({
  branch,
  title,
  files,
  production,
  showsFailure = false,
  children,
}: ProductionPageProps) {
  const { data: summary, answer } = production;
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs />}
        title={title}
        actions={<PageCommands files={files} onRefresh={answer.retry} />}
      />
      <ProductionHead branch={branch}>
        {summary?.trail && <DownlineTrail agents={summary.trail} />}
      </ProductionHead>
      <Stack>
        {showsFailure && answer.error && <LoadError error={answer.error} onRetry={answer.retry} />}
        {children}
        {summary && <ProductionFigures totals={summary.totals} days={production.query} />}
        {summary && <ProductionChart summary={summary} />}
      </Stack>
    </>
  );
}
