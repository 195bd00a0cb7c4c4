/** Under the trigger, in line with its start or its end. */
const popoverPlacements = ['bottom start', 'bottom end'] as const;
export type PopoverPlacement = (typeof popoverPlacements)[number];
