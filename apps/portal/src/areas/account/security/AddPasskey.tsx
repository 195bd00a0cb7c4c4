import { longestPasskeyName } from '@agent-portal/data/second-step/contract';
import { useAddPasskey, useStartPasskey } from '@agent-portal/data/second-step/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { TextField } from '@agent-portal/ui/form';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { PasswordField } from './PasswordDialog.tsx';

interface AddPasskeyProps {
  /** Called when it is added, with the new recovery codes. Empty if the user already had codes. */
  readonly onDone: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

const labels = { name: 'Name', password: 'Password' } as const;

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
  const form = useForm({ defaultValues: { name: '', password: '' } });
  const [isStopped, setIsStopped] = useState(false);
  const [isMaking, setIsMaking] = useState(false);

  async function add({ name, password }: { readonly name: string; readonly password: string }) {
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
    <FormDialog
      title="Add a passkey"
      form={form}
      labels={labels}
      hasSummary={false}
      failed="No passkey was added"
      submit="Add passkey"
      submitting="One moment"
      isRunning={start.isRunning || isMaking || addition.isRunning}
      failure={start.failure ?? addition.failure}
      onSubmit={add}
      onClose={onClose}
    >
      <p>Your device asks for a fingerprint, your face or its PIN instead of a code.</p>
      <TextField
        name="name"
        control={form.control}
        label={labels.name}
        hint="A name that you recognize later, such as ‘Work laptop’."
        maxLength={longestPasskeyName}
        autoComplete="off"
      />
      {isStopped && (
        <Banner tone="danger">
          No passkey was added. Try again, and follow the steps in your browser.
        </Banner>
      )}
      <PasswordField control={form.control as unknown as Control<{ password: string }>} />
    </FormDialog>
  );
}
