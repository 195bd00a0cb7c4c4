import { Stack } from '@agent-portal/ui/Stack';
import type { SubAccount } from '@agent-portal/data/sub-accounts/contract';
import { Button } from '@agent-portal/ui/Button';
import { Select } from '@agent-portal/ui/Select';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { noSuccessor, useSuccessors } from './useSuccessors.ts';

interface EndAccessProps {
  /** The user who can no longer log in afterward. */
  readonly user: SubAccount;
  /** All users of the agent. */
  readonly users: readonly SubAccount[];
  /** What happens. */
  readonly children: ReactNode;
  readonly cancelText: string;
  readonly confirmText: string;
  readonly busyText: string;
  readonly isRunning: boolean;
  readonly onCancel: () => void;
  /** Called with the user who takes the open follow-ups; undefined if there are none. */
  readonly onConfirm: (handOverTo: string | undefined) => void;
}

/** Asks before a user loses access, and who takes the user's open follow-ups. The safe answer has the focus. */
export function EndAccess(props: EndAccessProps) {
  const {
    user,
    users,
    children,
    cancelText,
    confirmText,
    busyText,
    isRunning,
    onCancel,
    onConfirm,
  } = props;
  const successors = useSuccessors(user, users);
  const [chosen, setChosen] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const open = user.openFollowUps ?? 0;
  const textId = useId();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  function confirm() {
    if (open > 0 && chosen === '') setIsMissing(true);
    else onConfirm(open > 0 ? chosen : undefined);
  }

  return (
    <>
      <p id={textId}>{children}</p>
      {open > 0 && (
        <Select
          {...successors}
          required
          value={chosen}
          error={isMissing && chosen === '' ? noSuccessor : undefined}
          onChange={setChosen}
        />
      )}
      <Stack direction="row" gap={8}>
        <Button ref={safe} aria-describedby={textId} onClick={onCancel}>
          {cancelText}
        </Button>
        <Button variant="danger" isBusy={isRunning} busyText={busyText} onClick={confirm}>
          {confirmText}
        </Button>
      </Stack>
    </>
  );
}
