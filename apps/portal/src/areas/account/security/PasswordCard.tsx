import type { ApiError } from '@agent-portal/data';
import type { OutputOf } from '@agent-portal/data/endpoint';
import type { getPassword } from '@agent-portal/data/password/contract';
import { Button } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { loadDialog } from '@agent-portal/ui/Dialog';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { toast } from '@agent-portal/ui/Toast';
import { useState } from 'react';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { ChangePassword } from './ChangePassword.tsx';

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
