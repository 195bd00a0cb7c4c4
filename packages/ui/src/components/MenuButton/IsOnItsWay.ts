import type { PointerEvent } from 'react';

/** Whether the pointer is on its way from an entry to the menu that the entry opened. */
export type IsOnItsWay = (event: PointerEvent) => boolean;
