import type { DistributionEmail } from '@agent-portal/data/alerts/contract';
import { useAddDistributionEmail } from '@agent-portal/data/alerts/hooks';
import { cleanEmail } from '@agent-portal/data/emailAddress';
import { TextField } from '@agent-portal/ui/form';
import { useForm } from 'react-hook-form';
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
export function AddEmail({ emails, onAdded }: AddEmailProps) {
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
