import type { Passkey } from '@agent-portal/data/second-step/contract';
import { useRemoveAuthenticator, useRemovePasskey } from '@agent-portal/data/second-step/hooks';
import { PasswordDialog } from './PasswordDialog.tsx';

interface RemoveMethodProps {
  /** The passkey to remove; undefined for the authenticator app. */
  readonly passkey: Passkey | undefined;
  /** Whether it is the last method, so that removing it turns the second step off. */
  readonly isLast: boolean;
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

/** Turns the app off or removes a passkey, after the user types the password again. */
export function RemoveMethod({ passkey, isLast, onDone, onClose }: RemoveMethodProps) {
  const app = useRemoveAuthenticator();
  const key = useRemovePasskey();

  async function remove(password: string) {
    const body = { password };
    const done = passkey
      ? await key.make({ params: { passkeyId: passkey.passkeyId }, body })
      : await app.make({ body });
    if (done) onDone(passkey ? `The passkey ${passkey.name} is removed` : 'The app is turned off');
  }

  return (
    <PasswordDialog
      title={passkey ? `Remove ${passkey.name}?` : 'Turn the authenticator app off?'}
      command={passkey ? 'Remove passkey' : 'Turn app off'}
      variant="danger"
      what={passkey ? 'The passkey was not removed' : 'The app was not turned off'}
      isRunning={app.isRunning || key.isRunning}
      failure={app.failure ?? key.failure}
      onSubmit={(password) => void remove(password)}
      onClose={onClose}
    >
      {isLast
        ? 'After that you log in with your password alone, and your recovery codes no longer work.'
        : 'Your other ways to confirm a login stay.'}
    </PasswordDialog>
  );
}
