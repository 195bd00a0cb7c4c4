import { ExternalLink } from 'lucide-react';
import type { AnchorHTMLAttributes } from 'react';
import { LinkElement } from './Link.styles.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Leads out of the app: opens in a new tab, and says so. @default false */
  readonly external?: boolean;
}

/** A native link. An app with a router takes clicks over where it wants to. */
export function Link({ external = false, children, ...rest }: LinkProps) {
  return (
    <LinkElement {...(external && { target: '_blank', rel: 'noopener' })} {...rest}>
      {children}
      {external && (
        <>
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
          <span className="visually-hidden"> (opens in new tab)</span>
        </>
      )}
    </LinkElement>
  );
}
