import { type ComponentType, useId } from 'react';
import { type ChartData, type ChartSource, hasValues } from './chartData.ts';
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';
import { useCategories } from './useCategories.ts';
import { useChartFormats } from './useChartFormats.ts';

interface PlotProps {
  readonly data: ChartData;
  readonly noun: string;
  readonly labelledBy: string;
}

interface SeriesChartProps extends ChartSource, ChartFrameProps {
  readonly legend: ComponentType<Pick<ChartData, 'series'>>;
  readonly plot: ComponentType<PlotProps>;
}

/** One or two series in their frame: a plot, and the same figures as a table. */
export function SeriesChart({
  categoryName,
  categories,
  series,
  format,
  formatTick,
  legend: Legend,
  plot: Plot,
  ...frame
}: SeriesChartProps) {
  const titleId = useId();
  const formats = useChartFormats(format);
  const data: ChartData = {
    categories: useCategories(categories),
    series,
    format: formats.format,
    formatTick: formatTick ?? formats.formatTick,
  };
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
