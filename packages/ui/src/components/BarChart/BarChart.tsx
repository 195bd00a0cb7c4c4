import type { ChartSource } from './chartData.ts';
import type { ChartFrameProps } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { SeriesChart } from './SeriesChart.tsx';

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
export function BarChart(props: BarChartProps) {
  return <SeriesChart {...props} legend={ChartLegend} plot={ChartPlot} />;
}
