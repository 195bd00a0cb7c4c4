import { type ComponentType, useId } from 'react';
import {
  type ChartData,
  type ChartSource,
  hasValues,
  type ChartCategory,
  type MonthCategory,
} from './chartData.ts';
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';
import { useChartFormats } from './useChartFormats.ts';
import { formatMonth, formatMonthOfYear } from '@agent-portal/format';
import { useFormat } from '../../words/useFormat.ts';

/** The names of categories; those of months in the way of the locale. */
function useCategories(
  categories: readonly (ChartCategory | MonthCategory)[],
): readonly ChartCategory[] {
  const monthText = useFormat('month', formatMonth);
  const monthOfYear = useFormat('monthOfYear', formatMonthOfYear);
  return categories.map((category) => {
    if (!('month' in category)) return category;
    const { month } = category;
    return { label: monthOfYear(month), shortLabel: monthText(Number(month.slice(5, 7)), 'short') };
  });
}

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
