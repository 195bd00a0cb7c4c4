import type { SubAccount } from '@agent-portal/data/sub-accounts/contract';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { useState } from 'react';
import { useConfirmClose } from '../../shared/form/useConfirmClose.tsx';
import { AccessForm } from './AccessForm.tsx';
import { UserCommands } from './UserCommands.tsx';

interface ManageUserProps {
  /** The user's saved data. Undefined if the user has been removed. */
  readonly user: SubAccount | undefined;
  /** All users of the agent. */
  readonly users: readonly SubAccount[];
  readonly onClose: () => void;
}

/** The dialog with all commands for one user. */
export function ManageUser({ user, users, onClose }: ManageUserProps) {
  const [known, setKnown] = useState(user);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const hasForm = user !== undefined;
  const { close, leave, question } = useConfirmClose(
    isUnsaved && hasForm,
    'the access you chose',
    onClose,
  );
  if (user && user !== known) setKnown(user);
  return (
    <Dialog
      isOpen
      title={known ? `${known.firstName} ${known.lastName}` : 'User'}
      onClose={close}
      footer={<Button onClick={close}>Close</Button>}
    >
      {user ? (
        <>
          <AccessForm user={user} users={users} onDone={onClose} onUnsavedChange={setIsUnsaved} />
          <UserCommands user={user} users={users} leave={leave} onDone={onClose} />
        </>
      ) : (
        <Banner tone="warning" role="alert">
          This user was removed in another tab or by another user.
        </Banner>
      )}
      {question}
    </Dialog>
  );
}
