import type { OutputOf } from '@agent-portal/data/endpoint';
import type { startAuthenticator } from '@agent-portal/data/second-step/contract';
import {
  useConfirmAuthenticator,
  useStartAuthenticator,
} from '@agent-portal/data/second-step/hooks';
import { Button } from '@agent-portal/ui/Button';
import { TextField } from '@agent-portal/ui/form';
import { useEffect, useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { PasswordField } from './PasswordDialog.tsx';
import { SetUpSteps } from './Security.styles.ts';

type SetUp = OutputOf<typeof startAuthenticator>;

interface SetUpAppProps {
  readonly replaces: boolean;
  /** Called when the app is on, with the new recovery codes. Empty if the user already had codes. */
  readonly onDone: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

const labels = { password: 'Password', code: 'Code' } as const;

const inGroupsOfFour = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

/** The button replaces the pressed one. */
const focusIt = (button: HTMLButtonElement | null) => button?.focus();

/** The secret for the app, as a QR code to scan and as a key to type. */
const Scan = ({ secret, qr }: SetUp) => (
  <SetUpSteps>
    <li>
      Open an authenticator app on your phone and scan this code.
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR code for the app">
        <path d={qr.path} />
      </svg>
      If you cannot scan it, enter this key in the app:{' '}
      <strong translate="no">{inGroupsOfFour(secret)}</strong>
    </li>
    <li>Enter the code that the app shows.</li>
  </SetUpSteps>
);

/** Sets up an authenticator app: asks for the password, shows the secret, and asks for a code. */
export function SetUpApp({ replaces, onDone, onClose }: SetUpAppProps) {
  const start = useStartAuthenticator();
  const confirm = useConfirmAuthenticator();
  const [setUp, setSetUp] = useState<SetUp>();
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { control, reset, setFocus } = form;
  // A dialog focuses its first field when it opens. Each later step has to do it here.
  useEffect(() => setFocus(setUp ? 'code' : 'password'), [setUp, setFocus]);

  async function proceed({ password, code }: { readonly password: string; readonly code: string }) {
    if (setUp) {
      const done = await confirm.make({ body: { code } });
      if (done) onDone(done.recoveryCodes);
      return;
    }
    const begun = await start.make({ body: { password } });
    if (!begun) return;
    reset();
    setSetUp(begun);
  }
  const startAgain = () => {
    confirm.clear();
    reset();
    setSetUp(undefined);
  };
  return (
    <FormDialog
      title="Set up an authenticator app"
      form={form}
      labels={labels}
      hasSummary={false}
      isRunning={start.isRunning || confirm.isRunning}
      failure={setUp ? confirm.failure : start.failure}
      failed={setUp ? 'The app was not turned on' : 'The setup did not start'}
      submit={setUp ? 'Turn on' : 'Continue'}
      submitting="One moment"
      instead={
        confirm.failure?.kind === 'conflict' && (
          <Button ref={focusIt} variant="primary" onClick={startAgain}>
            Start again
          </Button>
        )
      }
      onSubmit={proceed}
      onClose={onClose}
    >
      {setUp ? (
        <>
          <Scan {...setUp} />
          <TextField
            name="code"
            control={control}
            label={labels.code}
            hint="Six digits."
            rules={{ required: 'Enter the six digits that the app shows.' }}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            size={12}
          />
        </>
      ) : (
        <>
          <p>
            {replaces
              ? 'The app that is set up now stops working once the new one shows its first code.'
              : 'An app on your phone shows a new code every 30 seconds. You type it after your password.'}
          </p>
          <PasswordField control={control as unknown as Control<{ password: string }>} />
        </>
      )}
    </FormDialog>
  );
}
