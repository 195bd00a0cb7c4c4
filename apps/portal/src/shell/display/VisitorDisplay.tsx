import { Button } from '@agent-portal/ui/Button';
import { loadDialog } from '@agent-portal/ui/Dialog';
import { lazyComponent, LoadFailureDialog } from '@agent-portal/ui/lazyComponent';
import { useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';

const DisplayDialog = lazyComponent(
  async () => (await import('./DisplayDialog.tsx')).DisplayDialog,
  { fallback: LoadFailureDialog },
);

/** Opens the display settings for a visitor, who has no profile menu. The browser stores them. */
export function VisitorDisplay() {
  const { mode } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (mode !== 'visitor') return null;
  return (
    <span>
      <Button
        variant="quiet"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setIsOpen(true)}
      >
        Display
      </Button>
      {isOpen && <DisplayDialog onClose={() => setIsOpen(false)} />}
    </span>
  );
}
