import { Stack } from '@agent-portal/ui/Stack';
import type { ReactNode } from 'react';
import { PageCommands, type PageFile } from '../../../shared/files/PageCommands.tsx';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import type { BranchName } from './branches.ts';
import { DownlineTrail } from './DownlineTrail.tsx';
import { ProductionFigures } from './ProductionFigures.tsx';
import { ProductionHead } from './ProductionHead.tsx';
import type { ShownProduction } from './useProduction.ts';
import type { WorksiteSummary } from '@agent-portal/data/production/shapes';
import { BarChart } from '@agent-portal/ui/BarChart';
import { Card } from '@agent-portal/ui/Card';
import { formatMoney, formatShortMoney } from '@agent-portal/format';
import { productionChart } from '../../../shared/production/productionChart.ts';

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
  readonly shown: ShownProduction;
  /** The figures come from a separate call and show its failure. @default false */
  readonly saysFailure?: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** A summary of a branch: its rows, and below them its figures, and this year compared to last year. */
export function ProductionPage({
  branch,
  title,
  files,
  shown,
  saysFailure = false,
  children,
}: ProductionPageProps) {
  const { data: summary, answer } = shown;
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
        {saysFailure && answer.error && <LoadError error={answer.error} onRetry={answer.retry} />}
        {children}
        {summary && <ProductionFigures totals={summary.totals} days={shown.query} />}
        {summary && <ProductionChart summary={summary} />}
      </Stack>
    </>
  );
}
