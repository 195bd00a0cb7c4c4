import type { ReactNode } from 'react';
import { type RootProps, joinClasses } from '../rootProps/splitRoot.ts';

export interface FooterProps extends RootProps {
  /** The content is loading: its space stays empty. @default false */
  readonly isBusy?: boolean | undefined;
  /** A `span` for each part; a text of the content has the class `frame-footer-text`. */
  readonly children?: ReactNode;
}

/**
 * The footer of every page: the name of the app, whom to ask, and legal text.
 *
 * - **When to use it:** Who runs the app, how to get help, and legal notices.
 * - **When not:** What belongs to one page: put it there.
 */
export function Footer({ isBusy = false, children, className, ...root }: FooterProps) {
  return (
    <footer
      {...root}
      className={joinClasses('frame-footer', className)}
      aria-busy={isBusy || undefined}
    >
      {children}
    </footer>
  );
}
