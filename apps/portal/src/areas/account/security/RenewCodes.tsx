import { useRenewRecoveryCodes } from '@agent-portal/data/second-step/hooks';
import { PasswordDialog } from './PasswordDialog.tsx';

interface RenewCodesProps {
  readonly onDone: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Creates new recovery codes, after the user types the password again. */
export function RenewCodes({ onDone, onClose }: RenewCodesProps) {
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
