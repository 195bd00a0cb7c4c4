import type { ReactNode, RefObject } from 'react';
import type { RootProps } from '../rootProps/splitRoot.ts';

/** Where a dialog is: in the middle, narrow over another dialog, over the whole screen, or at the start edge. */
const dialogPlacements = ['center', 'question', 'sheet', 'drawer'] as const;
export type DialogPlacement = (typeof dialogPlacements)[number];

/** How wide a dialog in the middle is; a large one fills the screen of a phone. */
const dialogSizes = ['small', 'medium', 'large'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps extends RootProps {
  /** Whether it shows. */
  readonly isOpen: boolean;
  /** Escape, a press outside, Close. */
  readonly onClose: () => void;
  /** The heading, which names the dialog. */
  readonly title: string;
  /**
   * An alert dialog asks before something is lost: screen readers read its content at once, and the focus
   * starts on the first button of its footer, so put the safe answer there. @default 'dialog'
   */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** How wide it is in the middle of the screen. @default 'medium' */
  readonly size?: DialogSize | undefined;
  /** The element that has the focus first. @default the first field, or the heading */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** A press outside closes it; Escape and Close always do. @default true, except in an alert dialog */
  readonly isDismissable?: boolean | undefined;
  /**
   * In the middle; narrow, as a question over another dialog; over the whole screen; or at the start edge.
   * @default 'center'
   */
  readonly placement?: DialogPlacement | undefined;
  readonly children: ReactNode;
  /** Actions that stay visible at the end. */
  readonly footer?: ReactNode;
}
