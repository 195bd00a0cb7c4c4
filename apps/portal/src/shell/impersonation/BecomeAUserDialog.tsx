import { Dialog } from '@agent-portal/ui/Dialog';
import { BecomeAUser } from './BecomeAUser.tsx';

/** The Become a User panel, over the page [S2]. */
export function BecomeAUserDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Become a User">
      <BecomeAUser takesFocus />
    </Dialog>
  );
}
