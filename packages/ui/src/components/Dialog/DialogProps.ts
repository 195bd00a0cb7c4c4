import type { ReactNode } from 'react';

/** Where a dialog is: in the middle, narrow over another dialog, over the whole screen, or at the start edge. */
export const dialogPlacements = ['center', 'question', 'sheet', 'drawer'] as const;
export type DialogPlacement = (typeof dialogPlacements)[number];

/** The edge of the screen that a sheet is at; on a phone it always comes from below. */
export const sheetSides = ['end', 'start', 'bottom'] as const;
export type SheetSide = (typeof sheetSides)[number];

export interface DialogProps {
  readonly isOpen: boolean;
  /** Escape, a press outside, Close. */
  readonly onClose: () => void;
  readonly title: string;
  /** A press outside closes it; Escape and Close always do. @default true */
  readonly isDismissable?: boolean | undefined;
  /** @default 'center' */
  readonly placement?: DialogPlacement | undefined;
  readonly children: ReactNode;
  /** Actions that stay in sight at the end. */
  readonly footer?: ReactNode;
}
