export { Tooltip } from './Tooltip.tsx';
export type { TooltipProps } from './Tooltip.tsx';
export { tooltipPlacements, type TooltipPlacement } from './placeTooltip.ts';
