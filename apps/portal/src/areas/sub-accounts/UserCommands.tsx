import { Stack } from '@agent-portal/ui/Stack';
import type { OutputOf } from '@agent-portal/data/endpoint';
import type { removeSubAccount, SubAccount } from '@agent-portal/data/sub-accounts/contract';
import {
  useChangeSubAccount,
  useInviteAgain,
  useRemoveSubAccount,
  useResetSecondStep,
} from '@agent-portal/data/sub-accounts/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { toast } from '@agent-portal/ui/Toast';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../../session/SessionContext.ts';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { doneText, openFollowUpsText } from './texts.ts';
import { EndAccess } from './EndAccess.tsx';
import { hasExpired } from './UserState.tsx';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The commands for a user, below the form. */
const UserSteps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};
  margin-block-start: ${token('space-24')};
  padding-block-start: ${token('space-16')};
  border-block-start: 1px solid ${token('color-divider')};

  & p {
    margin: 0;
    color: ${token('color-text-muted')};
  }
`;

interface UserCommandsProps {
  /** The user's saved data. After a conflict, it is another user's version. */
  readonly user: SubAccount;
  /** All users of the agent. */
  readonly users: readonly SubAccount[];
  /** Runs a command: at once, or after the user confirms that unsaved choices in the form are lost. */
  readonly leave: (run: () => void) => void;
  readonly onDone: () => void;
}

/** Suspends, restores or removes a user, resends an invitation, or resets the second step. */
export function UserCommands({ user, users, leave, onDone }: UserCommandsProps) {
  const { username, firstName, lastName, state, openFollowUps, version } = user;
  const name = `${firstName} ${lastName}`;
  const params = { username };
  const { isHomeOffice } = useSession().user;
  const change = useChangeSubAccount();
  const again = useInviteAgain();
  const removal = useRemoveSubAccount();
  const secondStep = useResetSecondStep();
  const [asked, setAsked] = useState<'suspend' | 'remove'>();
  const suspendButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const failure = change.failure ?? again.failure ?? removal.failure ?? secondStep.failure;
  const isInvited = state === 'Invited';
  const today = useBusinessDate();

  function finish(answer: OutputOf<typeof removeSubAccount> | false, message: string) {
    if (!answer) return;
    toast(doneText(message, answer));
    onDone();
  }

  function keep() {
    flushSync(() => setAsked(undefined));
    (asked === 'suspend' ? suspendButton : removeButton).current?.focus();
  }
  const suspend = async (handOverTo?: string) =>
    finish(
      await change.make({
        params,
        body: { state: 'Suspended', version, ...(handOverTo && { handOverTo }) },
      }),
      `${name} is suspended`,
    );
  const resume = async () =>
    finish(
      await change.make({ params, body: { state: 'Active', version } }),
      `${name} can log in again`,
    );
  const sendAgain = async () =>
    finish(
      await again.make({ params, body: { version } }),
      `The invitation is on its way to ${username}`,
    );
  const resetSecondStep = async () =>
    finish(
      await secondStep.make({ params, body: { version } }),
      `The second step of ${name} is reset`,
    );
  const remove = async (handOverTo?: string) =>
    finish(
      await removal.make({ params, query: { version, ...(handOverTo && { handOverTo }) } }),
      isInvited ? `The invitation of ${name} is withdrawn` : `${name} is removed`,
    );

  return (
    <UserSteps>
      {failure && (
        <Banner tone={failure.kind === 'conflict' ? 'warning' : 'danger'} role="alert">
          Nothing was changed. {failure.message}
          {failure.kind === 'conflict' && ` ${name} is now ${state.toLowerCase()}.`}
        </Banner>
      )}
      {!asked && !isInvited && openFollowUps !== undefined && (
        <p>{openFollowUpsText(openFollowUps)}</p>
      )}
      {asked === 'suspend' ? (
        <EndAccess
          user={user}
          users={users}
          cancelText="Keep the access"
          confirmText={`Suspend ${name}`}
          busyText="Suspending"
          isRunning={change.isRunning}
          onCancel={keep}
          onConfirm={(handOverTo) => void suspend(handOverTo)}
        >
          {name} is logged out at once and cannot log in until you restore the access.
        </EndAccess>
      ) : asked === 'remove' ? (
        <EndAccess
          user={user}
          users={users}
          cancelText={isInvited ? 'Keep the invitation' : 'Keep the user'}
          confirmText={isInvited ? 'Withdraw it' : `Remove ${name}`}
          busyText="Removing"
          isRunning={removal.isRunning}
          onCancel={keep}
          onConfirm={(handOverTo) => void remove(handOverTo)}
        >
          {isInvited
            ? `The link in the e-mail to ${username} stops working.`
            : `${name} is logged out at once and cannot log in again. You cannot undo this.`}
        </EndAccess>
      ) : (
        <Stack direction="row" gap={8}>
          {isInvited && (
            <Button
              variant={hasExpired(user, today) ? 'primary' : 'secondary'}
              isBusy={again.isRunning}
              busyText="Sending"
              onClick={() => leave(() => void sendAgain())}
            >
              Send invitation again
            </Button>
          )}
          {state === 'Active' && (
            <Button
              ref={suspendButton}
              isBusy={change.isRunning}
              busyText="Suspending"
              onClick={() => leave(() => (openFollowUps ? setAsked('suspend') : void suspend()))}
            >
              Suspend
            </Button>
          )}
          {state === 'Suspended' && (
            <Button
              isBusy={change.isRunning}
              busyText="Restoring"
              onClick={() => leave(() => void resume())}
            >
              Restore access
            </Button>
          )}
          {user.hasSecondStep && !isHomeOffice && (
            <Button
              isBusy={secondStep.isRunning}
              busyText="Resetting"
              onClick={() => leave(() => void resetSecondStep())}
            >
              Reset second step
            </Button>
          )}
          <Button
            ref={removeButton}
            variant="danger"
            onClick={() => leave(() => setAsked('remove'))}
          >
            {isInvited ? 'Withdraw invitation' : 'Remove'}
          </Button>
        </Stack>
      )}
    </UserSteps>
  );
}
