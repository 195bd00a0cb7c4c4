export { Popover, type PopoverProps } from './Popover.tsx';
export type { PopoverOffsets } from './popoverOffset.ts';
export type { PopoverPlacement } from './placeSurface.ts';
