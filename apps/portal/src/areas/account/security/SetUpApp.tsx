import type { OutputOf } from '@agent-portal/data/endpoint';
import type { startAuthenticator } from '@agent-portal/data/second-step/contract';
import {
  useConfirmAuthenticator,
  useStartAuthenticator,
} from '@agent-portal/data/second-step/hooks';
import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { useId, useState } from 'react';
import { useConfirmClose } from '../../../shared/form/useConfirmClose.tsx';
import { CredentialForm } from './CredentialForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SetUpSteps } from './Security.styles.ts';

type SetUp = OutputOf<typeof startAuthenticator>;

interface SetUpAppProps {
  /** Whether it replaces another app. */
  readonly replaces: boolean;
  /** Called when the app is on, with the new recovery codes. Empty if the user already had codes. */
  readonly onDone: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

const inGroupsOfFour = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

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
  const formId = useId();
  const start = useStartAuthenticator();
  const confirm = useConfirmAuthenticator();
  const [setUp, setSetUp] = useState<SetUp>();

  const begin = async (password: string) => {
    const begun = await start.make({ body: { password } });
    if (begun) setSetUp(begun);
  };
  const finish = async (code: string) => {
    const done = await confirm.make({ body: { code } });
    if (done) onDone(done.recoveryCodes);
  };

  const [isTyped, setIsTyped] = useState(false);
  const { close, question } = useConfirmClose(
    isTyped && !start.isRunning && !confirm.isRunning,
    'what you entered',
    onClose,
  );

  const isGone = confirm.failure?.kind === 'conflict';
  const startAgain = () => {
    confirm.clear();
    setSetUp(undefined);
  };
  return (
    <Dialog
      isOpen
      title="Set up an authenticator app"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          {isGone ? (
            <Button variant="primary" onClick={startAgain}>
              Start again
            </Button>
          ) : (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isBusy={start.isRunning || confirm.isRunning}
              busyText="One moment"
            >
              {setUp ? 'Turn on' : 'Continue'}
            </Button>
          )}
        </>
      }
    >
      {setUp ? (
        <CredentialForm
          key="code"
          formId={formId}
          field="code"
          label="Code"
          hint="Six digits."
          empty="Enter the six digits that the app shows."
          what="The app was not turned on"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          size={12}
          failure={confirm.failure}
          onSubmit={(code) => void finish(code)}
          onFilledChange={setIsTyped}
        >
          <Scan {...setUp} />
        </CredentialForm>
      ) : (
        <PasswordForm
          formId={formId}
          what="The setup did not start"
          failure={start.failure}
          onSubmit={(password) => void begin(password)}
          onFilledChange={setIsTyped}
        >
          <p>
            {replaces
              ? 'The app that is set up now stops working once the new one shows its first code.'
              : 'An app on your phone shows a new code every 30 seconds. You type it after your password.'}
          </p>
        </PasswordForm>
      )}
      {question}
    </Dialog>
  );
}
