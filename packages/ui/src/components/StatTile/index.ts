export { StatTile, StatTiles } from './StatTile.tsx';
export type {
  StatVariant,
  StatSize,
  StatTileProps,
  StatTilesProps,
  StatTrend,
} from './StatTile.tsx';
