import { toast } from '@agent-portal/ui/Toast';
import type { Passkey } from '@agent-portal/data/second-step/contract';
import {
  useRemoveAuthenticator,
  useRemovePasskey,
  useRenewRecoveryCodes,
} from '@agent-portal/data/second-step/hooks';
import { AddPasskey } from './AddPasskey.tsx';
import type { SecondStep, SecurityChange } from './SecurityMethods.tsx';
import { SetUpApp } from './SetUpApp.tsx';
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
function RemoveMethod({ passkey, isLast, onDone, onClose }: RemoveMethodProps) {
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

interface RenewCodesProps {
  readonly onDone: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Creates new recovery codes, after the user types the password again. */
function RenewCodes({ onDone, onClose }: RenewCodesProps) {
  const { make, isRunning, failure } = useRenewRecoveryCodes();
  const renew = async (password: string) => {
    const done = await make({ body: { password } });
    if (done) onDone(done.recoveryCodes);
  };
  return (
    <PasswordDialog
      title="Make new recovery codes?"
      command="Make ten new codes"
      what="No codes were made"
      isRunning={isRunning}
      failure={failure}
      onSubmit={(password) => void renew(password)}
      onClose={onClose}
    >
      You get ten new codes. Those that you have now stop working.
    </PasswordDialog>
  );
}

interface SecurityDialogsProps {
  readonly change: SecurityChange;
  readonly secondStep: SecondStep;
  /** Called when the change is saved, with the new recovery codes if there are any. */
  readonly onDone: (codes?: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The dialog of the change that the user has started. */
export function SecurityDialogs({ change, secondStep, onDone, onClose }: SecurityDialogsProps) {
  const { authenticator, passkeys } = secondStep;
  const done = (message: string) => (codes: readonly string[]) => {
    toast(message);
    onDone(codes);
  };
  switch (change.what) {
    case 'app':
      return (
        <SetUpApp
          replaces={authenticator !== null}
          onDone={done('The authenticator app is on')}
          onClose={onClose}
        />
      );
    case 'passkey':
      return <AddPasskey onDone={done('The passkey is added')} onClose={onClose} />;
    case 'codes':
      return <RenewCodes onDone={onDone} onClose={onClose} />;
    case 'remove app':
    case 'remove passkey':
      return (
        <RemoveMethod
          passkey={change.what === 'remove passkey' ? change.passkey : undefined}
          isLast={passkeys.length + (authenticator ? 1 : 0) === 1}
          onDone={(message) => {
            toast(message);
            onDone();
          }}
          onClose={onClose}
        />
      );
    default:
      return change satisfies never;
  }
}
