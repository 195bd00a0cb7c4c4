import type { ChartSource } from './chartData.ts';
import type { ChartFrameProps } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { SeriesChart } from './SeriesChart.tsx';

export interface BarChartProps extends ChartSource, ChartFrameProps {}

/**
 * Bars of one or two series, with a summary in words and the same figures as a table. The choice
 * between picture and table applies to all charts.
 */
export function BarChart(props: BarChartProps) {
  return <SeriesChart {...props} legend={ChartLegend} plot={ChartPlot} />;
}
