export { Grid } from './Grid.tsx';
export type { GridColumns, GridProps } from './Grid.tsx';
