import type { ChartSource } from '../BarChart/chartData.ts';
import type { ChartFrameProps } from '../BarChart/ChartFrame.tsx';
import { SeriesChart } from '../BarChart/SeriesChart.tsx';
import { LineLegend } from './LineLegend.tsx';
import { LinePlot } from './LinePlot.tsx';

export interface LineChartProps extends ChartSource, ChartFrameProps {}

/**
 * Lines of one or two series over time, with a summary in words and the same figures as a table.
 *
 * - **Also called:** trend, sparkline.
 * - **When to use it:** One or two series over many months; a table has the same figures.
 * - **When not:** Amounts that are compared one by one: `BarChart`.
 * - **Keys:**
 *   - Left, Right: Goes to the point before or after it, and says its figures.
 *   - Home, End: Goes to the first or last point.
 */
export function LineChart(props: LineChartProps) {
  return <SeriesChart {...props} legend={LineLegend} plot={LinePlot} />;
}
