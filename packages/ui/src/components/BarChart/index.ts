export { BarChart } from './BarChart.tsx';
export type { BarChartProps } from './BarChart.tsx';
export type { ChartCategory, ChartSeries, ChartSeriesList } from './chartData.ts';
