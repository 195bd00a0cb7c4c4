export { StatTile, StatTiles, statLooks, statSizes, statTrends } from './StatTile.tsx';
export type { StatLook, StatSize, StatTileProps, StatTilesProps, StatTrend } from './StatTile.tsx';
