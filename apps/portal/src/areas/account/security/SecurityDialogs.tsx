import { toast } from '@agent-portal/ui/Toast';
import { AddPasskey } from './AddPasskey.tsx';
import { RemoveMethod } from './RemoveMethod.tsx';
import { RenewCodes } from './RenewCodes.tsx';
import type { SecurityChange, SecondStep } from './SecurityMethods.tsx';
import { SetUpApp } from './SetUpApp.tsx';

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
