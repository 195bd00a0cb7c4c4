export { ShareChart } from './ShareChart.tsx';
export type { ShareChartProps } from './ShareChart.tsx';
export type { SharePart } from './sharesOf.ts';
