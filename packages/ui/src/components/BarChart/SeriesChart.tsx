import { type ComponentType, useId } from 'react';
import { type ChartData, hasValues } from './chartData.ts';
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';

interface PlotProps {
  readonly data: ChartData;
  readonly noun: string;
  readonly labelledBy: string;
}

interface SeriesChartProps extends ChartData, ChartFrameProps {
  readonly legend: ComponentType<Pick<ChartData, 'series'>>;
  readonly plot: ComponentType<PlotProps>;
}

/** One or two series in their frame: a plot, and the same figures as a table. */
export function SeriesChart({
  categoryName,
  categories,
  series,
  format,
  formatTick = format,
  legend: Legend,
  plot: Plot,
  ...frame
}: SeriesChartProps) {
  const titleId = useId();
  const data: ChartData = { categories, series, format, formatTick };
  return (
    <ChartFrame
      {...frame}
      isEmpty={!hasValues(data)}
      table={<ChartTable title={frame.title} categoryName={categoryName} data={data} />}
      picture={
        <>
          <Legend series={series} />
          <Plot data={data} noun={categoryName.toLowerCase()} labelledBy={titleId} />
        </>
      }
      titleId={titleId}
    />
  );
}
