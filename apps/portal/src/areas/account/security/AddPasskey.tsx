import { longestPasskeyName } from '@agent-portal/data/second-step/contract';
import { useAddPasskey, useStartPasskey } from '@agent-portal/data/second-step/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { TextInput } from '@agent-portal/ui/TextInput';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import { PasswordDialog } from './PasswordDialog.tsx';

interface AddPasskeyProps {
  /** Called when it is added, with the new recovery codes. Empty if the user already had codes. */
  readonly onDone: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The passkey that the browser creates. Undefined if the user cancels. */
async function makePasskey(options: string): Promise<string | undefined> {
  try {
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    return JSON.stringify(await startRegistration({ optionsJSON }));
  } catch {
    return undefined;
  }
}

/** Adds a passkey: asks for a name and the password, then opens the browser's dialog. */
export function AddPasskey({ onDone, onClose }: AddPasskeyProps) {
  const start = useStartPasskey();
  const addition = useAddPasskey();
  const [name, setName] = useState('');
  const [isStopped, setIsStopped] = useState(false);
  const [isMaking, setIsMaking] = useState(false);

  async function add(password: string) {
    setIsStopped(false);
    const begun = await start.make({ body: { password } });
    if (!begun) return;
    setIsMaking(true);
    const response = await makePasskey(begun.options);
    setIsMaking(false);
    setIsStopped(response === undefined);
    if (!response) return;
    const body = { name: name.trim() || 'Passkey', response };
    const done = await addition.make({ body });
    if (done) onDone(done.recoveryCodes);
  }

  return (
    <PasswordDialog
      title="Add a passkey"
      command="Add passkey"
      what="No passkey was added"
      isRunning={start.isRunning || isMaking || addition.isRunning}
      failure={start.failure ?? addition.failure}
      onSubmit={(password) => void add(password)}
      onClose={onClose}
      hasOtherInput={name !== ''}
      before={
        <>
          <TextInput
            label="Name"
            hint="A name that you recognize later, such as ‘Work laptop’."
            value={name}
            onChange={setName}
            maxLength={longestPasskeyName}
            autoComplete="off"
          />
          {isStopped && (
            <Banner tone="danger">
              No passkey was added. Try again, and follow the steps in your browser.
            </Banner>
          )}
        </>
      }
    >
      Your device asks for a fingerprint, your face or its PIN instead of a code.
    </PasswordDialog>
  );
}
