import { toast } from '@agent-portal/ui/Toast';
import { AddPasskey } from './AddPasskey.tsx';
import { RemoveWay } from './RemoveWay.tsx';
import { RenewCodes } from './RenewCodes.tsx';
import type { Doing, SecondStep } from './SecurityWays.tsx';
import { SetUpApp } from './SetUpApp.tsx';

interface SecurityDialogsProps {
  readonly doing: Doing;
  readonly secondStep: SecondStep;
  /** Called when the change is saved, with the new recovery codes if there are any. */
  readonly onDone: (codes?: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The dialog of the change that the user has started. */
export function SecurityDialogs({ doing, secondStep, onDone, onClose }: SecurityDialogsProps) {
  const { authenticator, passkeys } = secondStep;
  const done = (said: string) => (codes: readonly string[]) => {
    toast(said);
    onDone(codes);
  };
  switch (doing.what) {
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
        <RemoveWay
          passkey={doing.what === 'remove passkey' ? doing.passkey : undefined}
          isLast={passkeys.length + (authenticator ? 1 : 0) === 1}
          onDone={(said) => {
            toast(said);
            onDone();
          }}
          onClose={onClose}
        />
      );
    default:
      return doing satisfies never;
  }
}
