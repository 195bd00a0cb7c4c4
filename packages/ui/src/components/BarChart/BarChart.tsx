import { useId } from 'react';
import { type ChartData, hasValues } from './chartData.ts';
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartTable } from './ChartTable.tsx';

export interface BarChartProps extends ChartData, ChartFrameProps {}

/**
 * Bars of one or two series, beside a summary in words and the same figures as a table. The choice
 * between picture and table is kept for all charts.
 */
export function BarChart({
  categoryName,
  categories,
  series,
  format,
  formatTick = format,
  ...frame
}: BarChartProps) {
  const titleId = useId();
  const data: ChartData = { categories, series, format, formatTick };
  return (
    <ChartFrame
      {...frame}
      isEmpty={!hasValues(data)}
      table={<ChartTable title={frame.title} categoryName={categoryName} data={data} />}
      picture={
        <>
          <ChartLegend series={series} />
          <ChartPlot data={data} noun={categoryName.toLowerCase()} labelledBy={titleId} />
        </>
      }
      titleId={titleId}
    />
  );
}
