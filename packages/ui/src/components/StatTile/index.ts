export {
  type StatSize,
  StatTile,
  type StatTileProps,
  StatTiles,
  type StatTilesProps,
  type StatTrend,
  type StatVariant,
} from './StatTile.tsx';
