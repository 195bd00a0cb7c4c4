import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface CodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes until the user confirms that they are saved. */
export const CodesDialog = ({ codes, onClose }: CodesDialogProps) => (
  <Dialog
    isOpen
    title="Save your recovery codes"
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        I saved the codes
      </Button>
    }
  >
    <RecoveryCodes codes={codes} />
  </Dialog>
);
