import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { DisplayForm } from './DisplayForm.tsx';

/** The display settings, over the page, which shows each change. */
export function DisplayDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Display"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <DisplayForm />
    </Dialog>
  );
}
