import { useDeleteAlertPreferences } from '@agent-portal/data/alerts/hooks';
import { Button } from '@agent-portal/ui/Button';
import { Dialog, loadDialog } from '@agent-portal/ui/Dialog';
import { useState } from 'react';
import { FailureBanner } from '../../../shared/form/FailureBanner.tsx';

interface DeletePreferencesProps {
  /** The version on screen. */
  readonly version: number | undefined;
  /** Called when they are deleted. */
  readonly onDone: () => void;
}

export function DeletePreferences({ version, onDone }: DeletePreferencesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { make, clear, isRunning, failure } = useDeleteAlertPreferences();
  const close = () => {
    setIsOpen(false);
    clear();
  };
  async function remove() {
    if (!(await make({ query: version === undefined ? {} : { version } }))) return;
    close();
    onDone();
  }
  return (
    <>
      <Button onPointerEnter={loadDialog} onFocus={loadDialog} onClick={() => setIsOpen(true)}>
        Delete all preferences
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Delete all preferences?"
        footer={
          <>
            <Button onClick={close}>Keep them</Button>
            <Button
              variant="danger"
              isBusy={isRunning}
              busyText="Deleting"
              onClick={() => void remove()}
            >
              Delete all
            </Button>
          </>
        }
      >
        <p>
          You will no longer get alerts by e-mail or in the portal. Your distribution e-mails stay.
        </p>
        <FailureBanner what="The preferences were not deleted" failure={failure} />
      </Dialog>
    </>
  );
}
