import type { ChartSource } from '../BarChart/chartData.ts';
import type { ChartFrameProps } from '../BarChart/ChartFrame.tsx';
import { SeriesChart } from '../BarChart/SeriesChart.tsx';
import { LineLegend } from './LineLegend.tsx';
import { LinePlot } from './LinePlot.tsx';

export interface LineChartProps extends ChartSource, ChartFrameProps {}

/** Lines of one or two series over time, with a summary in words and the same figures as a table. */
export function LineChart(props: LineChartProps) {
  return <SeriesChart {...props} legend={LineLegend} plot={LinePlot} />;
}
