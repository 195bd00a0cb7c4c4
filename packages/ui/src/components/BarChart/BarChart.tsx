import { formatMonth, formatMonthOfYear } from '@agent-portal/format';
import { useId } from 'react';
import { useFormat } from '../../words/useWords.ts';
import {
  type ChartCategory,
  type ChartData,
  type ChartSeriesList,
  type ChartSource,
  hasValues,
  type MonthCategory,
} from './chartData.ts';
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartSvg } from './ChartStage.tsx';
import { ChartTable } from './ChartTable.tsx';
import { useChartFormats } from './useChartFormats.ts';
import { Legend } from './BarChart.styles.ts';
import { Hatch } from './Hatch.tsx';

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

export interface BarChartProps extends ChartSource, ChartFrameProps {}

/**
 * Bars of one or two series, with a summary in words and the same figures as a table. The choice
 * between picture and table applies to all charts.
 *
 * - **Also called:** column chart, histogram.
 * - **When to use it:** One or two series over months or kinds; a table has the same figures.
 * - **When not:** Two or three figures: write them.
 * - **Keys:**
 *   - Left, Right: Goes to the bar before or after it, and says its figures.
 *   - Home, End: Goes to the first or last bar.
 */
export function BarChart({
  categoryName,
  categories,
  series,
  format,
  formatTick,
  ...frame
}: BarChartProps) {
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
          <ChartLegend series={series} />
          <ChartPlot data={data} noun={categoryName.toLowerCase()} labelledBy={titleId} />
        </>
      }
      titleId={titleId}
    />
  );
}

/** Names the color of each series. A chart of one series does not need it. */
function ChartLegend({ series }: { readonly series: ChartSeriesList }) {
  const hatch = useId();
  if (series.length === 1) return null;
  return (
    <Legend>
      {series.map(({ name }, index) => (
        <li key={name}>
          <ChartSvg width={16} height={16} aria-hidden="true">
            <Hatch id={hatch} />
            <rect
              data-series={index}
              x={1}
              y={1}
              width={14}
              height={14}
              {...(index === 1 && { fill: `url(#${hatch})` })}
            />
          </ChartSvg>
          {name}
        </li>
      ))}
    </Legend>
  );
}
