import type { DistributionEmail } from '@agent-portal/data/alerts/contract';
import { useAddDistributionEmail } from '@agent-portal/data/alerts/hooks';
import { cleanEmail } from '@agent-portal/data/emailAddress';
import { Button } from '@agent-portal/ui/Button';
import { TextField } from '@agent-portal/ui/form';
import { useForm } from 'react-hook-form';
import { emailRules } from '../../../shared/form/emailRules.ts';
import { useFormErrors } from '../../../shared/form/useFormErrors.ts';
import { useKeptForm } from '../../../shared/form/useKeptForm.ts';
import { AlertFailure } from './AlertFailure.tsx';
import { AddForm } from './AlertsPage.styles.ts';

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
export function AddEmail({ emails, onAdded }: AddEmailProps) {
  const { make, isRunning, failure } = useAddDistributionEmail();
  const form = useForm({ defaultValues: { email: '' }, shouldFocusError: true });
  useKeptForm('add distribution e-mail', form);
  const { onInvalid, other } = useFormErrors(form, labels, failure);

  const submit = form.handleSubmit(async ({ email }) => {
    const typed = cleanEmail(email);
    if (!(await make({ query: { email: typed } }))) return;
    form.reset();
    onAdded(`${typed} is added.`);
  }, onInvalid);

  return (
    <AddForm noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        name="email"
        control={form.control}
        rules={{ ...emailRules, validate: (typed) => emailError(typed, emails) }}
        label={labels.email}
        inputMode="email"
        autoComplete="off"
      />
      <Button type="submit" isBusy={isRunning} busyText="Adding">
        Add address
      </Button>
      <AlertFailure what="The address was not added" failure={other} />
    </AddForm>
  );
}
