import type { ReactNode } from 'react';

/** The icon of an entry, in a place left free for it. */
export function NavigationIcon({ icon }: { readonly icon: ReactNode }) {
  return (
    icon && (
      <i className="frame-nav-icon" aria-hidden="true">
        {icon}
      </i>
    )
  );
}
