import type { WorksiteSummary } from '@agent-portal/data/production/shapes';
import { BarChart } from '@agent-portal/ui/BarChart';
import { Card } from '@agent-portal/ui/Card';
import { formatMoney, formatShortMoney } from '@agent-portal/format';
import { productionChart } from '../../../shared/production/productionChart.ts';

/** This year compared to last year, as a chart and a table. Hidden when the carrier has no such figures. */
export function ProductionChart({ summary }: { readonly summary: WorksiteSummary }) {
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
