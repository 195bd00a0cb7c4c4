import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { useEffect } from 'react';

/** Says what was done last. */
export function SuccessBanner({ children }: { readonly children: string | undefined }) {
  useEffect(() => {
    if (children !== undefined) announce(children);
  }, [children]);
  return children !== undefined && <Banner tone="success">{children}</Banner>;
}
