import type { ReactNode } from 'react';

export interface FooterProps {
  /** The content is loading: its place stays empty. @default false */
  readonly isLoading?: boolean | undefined;
  /** A `span` for each part; a text of the content has the class `frame-footer-text`. */
  readonly children?: ReactNode;
}

/** The footer of every page: the name of the app, whom to ask, and legal text. */
export function Footer({ isLoading = false, children }: FooterProps) {
  return (
    <footer className="frame-footer" aria-busy={isLoading || undefined}>
      {children}
    </footer>
  );
}
