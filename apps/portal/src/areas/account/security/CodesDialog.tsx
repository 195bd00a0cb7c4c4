import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface CodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes until the reader has kept them. */
export const CodesDialog = ({ codes, onClose }: CodesDialogProps) => (
  <Dialog
    isOpen
    title="Keep your recovery codes"
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        I have kept them
      </Button>
    }
  >
    <RecoveryCodes codes={codes} />
  </Dialog>
);
