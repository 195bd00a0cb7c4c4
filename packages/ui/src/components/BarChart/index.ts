export { BarChart, type BarChartProps } from './BarChart.tsx';
export type { ChartCategory, ChartSeries, ChartSeriesList, MonthCategory } from './chartData.ts';
export type { ChartFormat } from './useChartFormats.ts';
