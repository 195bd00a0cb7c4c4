export { Popover } from './Popover.tsx';
export type { PopoverProps } from './Popover.tsx';
export type { PopoverOffsets } from './popoverOffset.ts';
export type { PopoverPlacement } from './popoverPlacement.ts';
