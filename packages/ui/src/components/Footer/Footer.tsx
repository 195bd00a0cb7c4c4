import type { ReactNode } from 'react';

export interface FooterProps {
  /** The content is loading: its place stays empty. @default false */
  readonly isLoading?: boolean | undefined;
  /** A `span` for each part; what is one text of the content has the class `frame-footer-text`. */
  readonly children?: ReactNode;
}

/** The foot of every page, a `footer`: whose app it is, whom to ask, and what has to be said. */
export function Footer({ isLoading = false, children }: FooterProps) {
  return (
    <footer className="frame-footer" aria-busy={isLoading || undefined}>
      {children}
    </footer>
  );
}
