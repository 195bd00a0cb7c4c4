import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { useEffect } from 'react';
import { usePortal } from '../../PortalContext.ts';

/** Shows above the current page why a navigation was refused. */
export function Notice({ text }: { readonly text: string }) {
  const { notice } = usePortal();
  useEffect(() => announce(text), [text]);
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onClick={notice.clear}>
          Close
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
