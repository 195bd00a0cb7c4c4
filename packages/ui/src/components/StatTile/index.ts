export { StatTile, StatTiles } from './StatTile.tsx';
export type { StatLook, StatSize, StatTileProps, StatTilesProps, StatTrend } from './StatTile.tsx';
