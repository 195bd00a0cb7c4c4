import { type ReactNode, useEffect } from 'react';
import { announce } from '../Announcer/announce.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface PaletteStatusProps {
  /** The text about the rows; without it nothing is rendered. */
  readonly children?: string | undefined;
  /** Something is under way. @default false */
  readonly isBusy?: boolean | undefined;
  /** Announced to screen readers: the count, and the text; empty while more rows may load. */
  readonly announcement?: string | undefined;
  /** A small button that tries again. */
  readonly action?: ReactNode;
}

/** The status of a `CommandPalette`, below its rows: loading, failed, none, how to find more. */
export function PaletteStatus({ children, isBusy, announcement, action }: PaletteStatusProps) {
  useEffect(() => {
    if (announcement !== undefined) announce(announcement, 'palette');
  }, [announcement]);

  if (children === undefined) return null;
  return (
    <p data-part="status">
      {isBusy && <Spinner label="" />}
      <span>{children}</span>
      {action}
    </p>
  );
}
