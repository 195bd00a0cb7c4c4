import { Stack } from '@agent-portal/ui/Stack';
import type { SubAccount } from '@agent-portal/data/sub-accounts/contract';
import { Button } from '@agent-portal/ui/Button';
import { Select } from '@agent-portal/ui/Select';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { lostFollowUps, noSuccessor, successorLabelOf, useSuccessors } from './useSuccessors.ts';

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
  const { count, shownBy } = lostFollowUps(user);
  const { options, hintOf } = useSuccessors(user, users, shownBy);
  const [chosen, setChosen] = useState('');
  const isChosen = options.some(({ value }) => value === chosen);
  const [isMissing, setIsMissing] = useState(false);
  const textId = useId();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  function confirm() {
    if (count > 0 && !isChosen) setIsMissing(true);
    else onConfirm(count > 0 ? chosen : undefined);
  }

  return (
    <>
      <p id={textId}>{children}</p>
      {count > 0 && (
        <Select
          label={successorLabelOf(count)}
          hint={hintOf(chosen)}
          options={options}
          placeholder="Choose a user"
          required
          value={chosen}
          error={isMissing && !isChosen ? noSuccessor : undefined}
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
