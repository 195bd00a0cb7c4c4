import { usePassword } from '@agent-portal/data/password/hooks';
import { useRequireOfSubAccounts, useSecondStep } from '@agent-portal/data/second-step/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Card } from '@agent-portal/ui/Card';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { useState } from 'react';
import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { CopyButton } from '@agent-portal/ui/CopyButton';
import { Stack } from '@agent-portal/ui/Stack';
import { Link } from '@agent-portal/ui/Link';
import { Switch } from '@agent-portal/ui/Switch';
import { toast } from '@agent-portal/ui/Toast';
import { useSession } from '../../../session/SessionContext.ts';
import { HelpDesk } from '../../../shared/help/HelpDesk.tsx';
import { LeaveQuestion } from '../../../shared/form/LeaveQuestion.tsx';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { SettingsFrame } from '../../../shared/settings/SettingsFrame.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { Cards } from '../../../shared/page/Cards.ts';
import { SecurityDialogs } from './SecurityDialogs.tsx';
import { type SecondStep, type SecurityChange, SecurityMethods } from './SecurityMethods.tsx';
import { CodeList } from './Security.styles.ts';
import { paths } from '../../../paths.ts';

/** Downloads the codes as a text file. */
function download(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}

/** New recovery codes. They are shown only once. */
function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <>
      <p>
        Keep these codes away from your phone. Use each code once when you do not have your phone.
        The codes are shown only now.
      </p>
      <CodeList aria-label="Recovery codes" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </CodeList>
      <Stack direction="row" gap={8}>
        <Button onClick={() => download(codes)}>Download as a text file</Button>
        <CopyButton value={codes.join('\n')} />
      </Stack>
    </>
  );
}

/** Whether the agent requires a second step from its sub-accounts. */
function SubAccountsCard({ isRequired }: { readonly isRequired: boolean }) {
  const { make, failure } = useRequireOfSubAccounts();
  const change = async (isOn: boolean) => {
    if (!(await make({ body: { isRequired: isOn } }))) return;
    toast(isOn ? 'Your users need a second step' : 'A second step is optional for your users');
  };
  return (
    <Card>
      <h2>Your users</h2>
      <p>
        Require a second step for all users that you invited. Users without one set it up at their
        next login. <Link href={paths.settings('users')}>Users</Link> shows who has one.
      </p>
      <div data-part="commands">
        <Switch
          label="Users need a second step"
          checked={isRequired}
          onChange={(isOn) => void change(isOn)}
        />
      </div>
      {failure && <Banner tone="danger">Nothing was changed. {failure.message}</Banner>}
    </Card>
  );
}

interface CodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes until the user confirms that they are saved. */
function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog
      isOpen
      title="Save your recovery codes"
      onClose={() => setIsAsking(true)}
      footer={
        <Button variant="primary" onClick={onClose}>
          I saved the codes
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
      <LeaveQuestion
        isAsking={isAsking}
        title="Close without saving the codes?"
        stayText="Show the codes"
        leaveText="Close"
        onStay={() => setIsAsking(false)}
        onLeave={onClose}
      >
        The portal does not show them again. Without a code you cannot log in when you lose your
        phone.
      </LeaveQuestion>
    </Dialog>
  );
}

/** Says who requires it, or that it is optional. */
function statusText({ isOn, requiredBy }: SecondStep): string {
  if (requiredBy === 'HomeOffice') return 'Home office requires a second step for all its staff.';
  if (requiredBy === 'Agent') return 'Your agent requires a second step for all its users.';
  return isOn
    ? 'You log in with a second step after your password.'
    : 'You log in with your password alone. A second step protects your account if someone learns your password.';
}

/** /account-settings/security: the password and the second step at sign-in, of the signed-in user. */
export function SecurityPage() {
  const { mode } = useSession();
  const isActing = mode === 'home-office-as-agent';
  const { data, error, retry } = useSecondStep(!isActing);
  const password = usePassword(!isActing);
  const hasPassword = password.error?.kind !== 'not-offered';
  const hasSecondStep = error?.kind !== 'not-offered';
  const [change, setChange] = useState<SecurityChange>();
  const [codes, setCodes] = useState<readonly string[]>([]);

  if (isActing || (!hasPassword && !hasSecondStep)) {
    return (
      <SettingsFrame>
        <Card>
          <h2>{isActing ? 'Only the agent can change this' : 'Not offered here'}</h2>
          <p>
            {isActing
              ? 'Home office does not see or change how an agent logs in. Resume your own account to change yours.'
              : 'Ask the help desk how your login is secured.'}
          </p>
          <HelpDesk />
        </Card>
      </SettingsFrame>
    );
  }
  return (
    <SettingsFrame>
      <Cards>
        {hasPassword && (
          <PasswordCard password={password.data} error={password.error} onRetry={password.retry} />
        )}
        {error && hasSecondStep && <LoadError error={error} onRetry={retry} />}
        {!error && !data && <Skeleton lines={8} />}
        {data && (
          <>
            <Banner tone={data.isOn ? 'success' : 'info'}>{statusText(data)}</Banner>
            <SecurityMethods secondStep={data} onStart={setChange} />
            {data.isRequiredOfSubAccounts !== null && (
              <SubAccountsCard isRequired={data.isRequiredOfSubAccounts} />
            )}
            {change && (
              <SecurityDialogs
                change={change}
                secondStep={data}
                onDone={(made = []) => {
                  setChange(undefined);
                  setCodes(made);
                }}
                onClose={() => setChange(undefined)}
              />
            )}
          </>
        )}
        {codes.length > 0 && <CodesDialog codes={codes} onClose={() => setCodes([])} />}
      </Cards>
    </SettingsFrame>
  );
}

export { SecurityPage as Page };
