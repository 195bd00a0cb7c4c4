import { Button } from '@agent-portal/ui/Button';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { Dialog } from '@agent-portal/ui/Dialog';
import { queueKeys } from './useQueueKeys.ts';

export interface KeysDialogProps {
  readonly onClose: () => void;
}

/** Lists the keys of the queue. */
export function KeysDialog({ onClose }: KeysDialogProps) {
  return (
    <Dialog
      isOpen
      title="Keyboard shortcuts"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <DescriptionList items={queueKeys} />
    </Dialog>
  );
}
