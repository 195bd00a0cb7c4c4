export { StatTile, statLooks, statSizes, statTrends } from './StatTile.tsx';
export type { StatLook, StatSize, StatTileProps, StatTrend } from './StatTile.tsx';
export { StatTiles } from './StatTile.styles.ts';
