import { type DistributionEmail, mostDistributionEmails } from '@agent-portal/data/alerts/contract';
import {
  useAddDistributionEmail,
  useDeleteDistributionEmail,
  useSendTestMessage,
} from '@agent-portal/data/alerts/hooks';
import { Button } from '@agent-portal/ui/Button';
import { Trash2 } from 'lucide-react';
import { formatMoment } from '@agent-portal/format';
import { useState } from 'react';
import { cleanEmail } from '@agent-portal/data/emailAddress';
import { TextField } from '@agent-portal/ui/form';
import { useForm } from 'react-hook-form';
import { useSession } from '../../../session/SessionContext.ts';
import { FailureBanner } from '../../../shared/form/FailureBanner.tsx';
import { DividedList } from '../../../shared/page/DividedList.ts';
import { SuccessBanner } from './SuccessBanner.tsx';
import { emailRules } from '../../../shared/form/emailRules.ts';
import { PageForm } from '../../../shared/form/PageForm.tsx';

const labels = { email: 'Add an address' } as const;

interface AddEmailProps {
  readonly emails: readonly DistributionEmail[];
  /** Called with a sentence that says what was done. */
  readonly onAdded: (done: string) => void;
}

/** Validates an address before it is sent. */
function emailError(typed: string, emails: readonly DistributionEmail[]): true | string {
  const email = cleanEmail(typed).toLowerCase();
  if (emails.some((one) => one.email === email)) return `${email} is already in the list.`;
  return emailRules.validate(typed);
}

/** Adds an address for alert e-mail. An invalid or duplicate address is not sent. */
function AddEmail({ emails, onAdded }: AddEmailProps) {
  const { make, isRunning, failure } = useAddDistributionEmail();
  const form = useForm({ defaultValues: { email: '' } });

  async function add({ email }: { readonly email: string }) {
    const typed = cleanEmail(email);
    if (!(await make({ query: { email: typed } }))) return;
    form.reset();
    onAdded(`${typed} is added.`);
  }

  return (
    <PageForm
      form={form}
      name="add distribution e-mail"
      labels={labels}
      hasSummary={false}
      isRunning={isRunning}
      failure={failure}
      failed="The address was not added"
      isRefusable
      submit="Add address"
      submitting="Adding"
      variant="secondary"
      onSubmit={add}
    >
      <TextField
        name="email"
        control={form.control}
        rules={{ ...emailRules, validate: (typed) => emailError(typed, emails) }}
        label={labels.email}
        inputMode="email"
        autoComplete="off"
      />
    </PageForm>
  );
}

interface DistributionEmailsProps {
  readonly emails: readonly DistributionEmail[];
  /** Where alert e-mail goes when the list is empty. Not every carrier sends it. */
  readonly own: string | undefined;
  /** Called when an address has already been removed. */
  readonly onOutdated: () => void;
}

const focusEmails = () => document.getElementById('distribution-emails')?.focus();

/** The addresses that alert e-mail goes to: users test, remove and add them here. */
export function DistributionEmails({ emails, own, onOutdated }: DistributionEmailsProps) {
  const { user } = useSession();
  const [successText, setSuccessText] = useState<string>();
  /** The address of the last command; undefined for all. */
  const [chosen, setChosen] = useState<string>();
  const test = useSendTestMessage();
  const removal = useDeleteDistributionEmail();

  /** Shows the success message and clears older failures. */
  function report(done: string) {
    test.clear();
    removal.clear();
    setSuccessText(done);
  }
  const ownEmail = own ?? user.agentData?.email ?? user.emailAddress;

  async function sendTest(tested: readonly DistributionEmail[]) {
    removal.clear();
    setSuccessText(undefined);
    setChosen(tested.length === 1 ? tested[0]?.emailId : undefined);
    const body = { kind: 'test', emailIds: tested.map(({ emailId }) => emailId) } as const;
    if (!(await test.make({ body }))) return;
    const [first] = tested;
    const to = tested.length === 1 && first ? first.email : `${tested.length} addresses`;
    setSuccessText(`A test message is on its way to ${to}.`);
  }

  async function remove({ emailId, email }: DistributionEmail) {
    test.clear();
    setSuccessText(undefined);
    setChosen(emailId);
    if (!(await removal.make({ query: { emailId } }))) return;
    // The row and its focused button disappear.
    focusEmails();
    setSuccessText(`${email} is removed.`);
  }

  /** While a command runs, those of the other addresses wait. */
  const waiting = (isRunning: boolean, { emailId }: DistributionEmail) => ({
    isBusy: isRunning && emailId === chosen,
    disabled: isRunning && emailId !== chosen,
  });
  const isGone = test.isMissing || removal.isMissing;
  return (
    <>
      {emails.length === 0 ? (
        <p>Alert e-mail goes to {ownEmail}, until an address is added here.</p>
      ) : (
        <DividedList aria-label="Distribution e-mails">
          {emails.map((one) => (
            <li key={one.emailId}>
              <div data-part="name">
                <strong>{one.email}</strong>
                {one.testedAt && <small>Tested {formatMoment(one.testedAt)}</small>}
              </div>
              <Button
                size="small"
                aria-label={`Send test to ${one.email}`}
                {...waiting(test.isRunning, one)}
                onClick={() => void sendTest([one])}
              >
                Send test
              </Button>
              <Button
                size="small"
                variant="quiet"
                icon={<Trash2 aria-hidden />}
                aria-label={`Remove ${one.email}`}
                {...waiting(removal.isRunning, one)}
                onClick={() => void remove(one)}
              >
                Remove
              </Button>
            </li>
          ))}
        </DividedList>
      )}
      {emails.length > 1 && (
        <p>
          <Button isBusy={test.isRunning} busyText="Sending" onClick={() => void sendTest(emails)}>
            Send a test message to all
          </Button>
        </p>
      )}
      <SuccessBanner>{successText}</SuccessBanner>
      <FailureBanner what="The test message was not sent" failure={test.failure} />
      <FailureBanner what="The address was not removed" failure={removal.failure} />
      {isGone && (
        <p>
          <Button
            onClick={() => {
              test.clear();
              removal.clear();
              onOutdated();
              focusEmails();
            }}
          >
            Show the addresses as they are now
          </Button>
        </p>
      )}
      {emails.length < mostDistributionEmails ? (
        <AddEmail emails={emails} onAdded={report} />
      ) : (
        <p>There are {mostDistributionEmails} addresses. Remove one to add another.</p>
      )}
    </>
  );
}
