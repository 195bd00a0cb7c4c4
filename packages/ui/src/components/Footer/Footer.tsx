import type { ReactNode, Ref } from 'react';

export interface FooterProps {
  /** The content is loading: its place stays empty. @default false */
  readonly isLoading?: boolean | undefined;
  /** A `span` for each part; a text of the content has the class `frame-footer-text`. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** The footer of every page: the name of the app, whom to ask, and legal text. */
export function Footer({ isLoading = false, children, ref }: FooterProps) {
  return (
    <footer ref={ref} className="frame-footer" aria-busy={isLoading || undefined}>
      {children}
    </footer>
  );
}
