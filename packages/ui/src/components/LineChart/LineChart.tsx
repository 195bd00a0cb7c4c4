import { useId } from 'react';
import { type ChartData, hasValues } from '../BarChart/chartData.ts';
import { ChartFrame, type ChartFrameProps } from '../BarChart/ChartFrame.tsx';
import { ChartTable } from '../BarChart/ChartTable.tsx';
import { LineLegend } from './LineLegend.tsx';
import { LinePlot } from './LinePlot.tsx';

export interface LineChartProps extends ChartData, ChartFrameProps {}

/** Lines of one or two series over time, beside a summary in words and the same figures as a table. */
export function LineChart({
  categoryName,
  categories,
  series,
  format,
  formatTick = format,
  ...frame
}: LineChartProps) {
  const titleId = useId();
  const data: ChartData = { categories, series, format, formatTick };
  return (
    <ChartFrame
      {...frame}
      isEmpty={!hasValues(data)}
      table={<ChartTable title={frame.title} categoryName={categoryName} data={data} />}
      picture={
        <>
          <LineLegend series={series} />
          <LinePlot data={data} noun={categoryName.toLowerCase()} labelledBy={titleId} />
        </>
      }
      titleId={titleId}
    />
  );
}
