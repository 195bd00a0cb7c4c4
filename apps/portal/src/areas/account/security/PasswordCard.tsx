import type { ApiError } from '@agent-portal/data';
import type { OutputOf } from '@agent-portal/data/endpoint';
import {
  type getPassword,
  longestPassword,
  shortestPassword,
} from '@agent-portal/data/password/contract';
import { Button } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { loadDialog } from '@agent-portal/ui/Dialog';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { toast } from '@agent-portal/ui/Toast';
import { useState } from 'react';
import { useChangePassword } from '@agent-portal/data/password/hooks';
import { TextField } from '@agent-portal/ui/form';
import { useForm } from 'react-hook-form';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';

interface ChangePasswordProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const labels = { password: 'Current password', newPassword: 'New password' } as const;

/** Checks the input before the request. The carrier checks the rest. */
function newPasswordError(typed: string): true | string {
  const { length } = Array.from(typed.normalize('NFKC'));
  if (length < shortestPassword) return `Use at least ${shortestPassword} characters.`;
  return length <= longestPassword || `Use at most ${longestPassword} characters.`;
}

/** Asks for the current and a new password. The typed values survive a failure. */
function ChangePassword({ onDone, onClose }: ChangePasswordProps) {
  const { make, isRunning, failure } = useChangePassword();
  const form = useForm({ defaultValues: { password: '', newPassword: '' } });
  return (
    <FormDialog
      title="Change your password"
      form={form}
      labels={labels}
      hasSummary={false}
      isRunning={isRunning}
      failure={failure}
      failed="The password was not changed"
      submit="Save password"
      submitting="One moment"
      onSubmit={async (body) => {
        if (await make({ body })) onDone();
      }}
      onClose={onClose}
    >
      <p>Your other sessions are logged out. You stay logged in here.</p>
      <TextField
        name="password"
        control={form.control}
        type="password"
        label={labels.password}
        rules={{ required: 'Enter the password that you log in with.' }}
        autoComplete="current-password"
      />
      <TextField
        name="newPassword"
        control={form.control}
        type="password"
        label={labels.newPassword}
        rules={{
          required: `Use at least ${shortestPassword} characters.`,
          validate: newPasswordError,
        }}
        hint={`At least ${shortestPassword} characters of any kind. Several words in a row are easy to remember and hard to guess.`}
        autoComplete="new-password"
      />
    </FormDialog>
  );
}

const texts = {
  own: 'Use a password that you use nowhere else.',
  SingleSignOn: 'You log in with single sign-on. Change your password there.',
  Demonstration: 'The password of a demonstration account cannot be changed.',
} as const;

interface PasswordCardProps {
  readonly password: OutputOf<typeof getPassword> | undefined;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/** The user's password, with the dialog that changes it. */
export function PasswordCard({ password, error, onRetry }: PasswordCardProps) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Card>
      <h2>Password</h2>
      {error && <LoadError error={error} onRetry={onRetry} />}
      {!error && !password && <Skeleton lines={2} />}
      {password && <p>{texts[password.managedBy ?? 'own']}</p>}
      {password?.managedBy === null && (
        <div data-part="commands">
          <Button
            onPointerEnter={loadDialog}
            onFocus={loadDialog}
            onClick={() => setIsChanging(true)}
          >
            Change password
          </Button>
        </div>
      )}
      {isChanging && (
        <ChangePassword
          onDone={() => {
            setIsChanging(false);
            toast('Your password is changed');
          }}
          onClose={() => setIsChanging(false)}
        />
      )}
    </Card>
  );
}
