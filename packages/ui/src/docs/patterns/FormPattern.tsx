import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx';
import { FormActions, FormLayout } from '../../components/FormLayout/FormLayout.tsx';
import {
  CheckboxField,
  DateField,
  RadioGroupField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../form/index.ts';

export interface Request {
  readonly policy: string;
  readonly change: string;
  readonly from: string | null;
  readonly answer: string | null;
  readonly note: string;
  readonly isAgreed: boolean;
}

export interface FormPatternProps {
  /** Sends a form that is valid; a promise that fails says that it did not arrive. */
  readonly onSend: (request: Request) => Promise<void>;
}

const empty: Request = {
  policy: '',
  change: '',
  from: null,
  answer: null,
  note: '',
  isAgreed: false,
};

const changes = ['', 'Change of address', 'Change of beneficiary', 'Change of premium'];
const needed = { required: true } as const;
const policyNumber = {
  required: 'Type the policy number.',
  pattern: { value: /^NL\w{9}$/, message: 'A policy number looks like NL0018O0142.' },
};

/** A form that shows its errors over its fields and next to them, and keeps what was typed. */
export function FormPattern({ onSend }: FormPatternProps) {
  const form = useForm<Request>({ defaultValues: empty, shouldFocusError: false });
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const [hasFailed, setHasFailed] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const problems = Object.entries(errors).map(([name, { message = '' }]) => ({ name, message }));

  // After a failed submit, the summary says first how much there is to fix.
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  const send = form.handleSubmit((request) => onSend(request).catch(() => setHasFailed(true)));
  if (isSubmitSuccessful && !hasFailed) {
    return <Banner tone="success">The request was sent. The answer comes within two days.</Banner>;
  }
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          setHasFailed(false);
          void send(event);
        }}
      >
        <FormLayout>
          <ErrorSummary
            ref={summary}
            items={problems}
            onGoTo={(name) => form.setFocus(name as keyof Request)}
          />
          {hasFailed && (
            <Banner tone="danger">
              The request was not sent, since the server did not answer. What you typed is still
              here: send it again.
            </Banner>
          )}
          <TextField<Request, 'policy'>
            name="policy"
            label="Policy Number"
            hint="On the first page of the policy."
            rules={policyNumber}
          />
          <SelectField<Request, 'change'>
            name="change"
            label="Change"
            rules={{ required: 'Choose what is to change.' }}
            options={changes.map((value) => ({ value, label: value || 'Choose one' }))}
          />
          <DateField<Request, 'from'> name="from" label="Effective date" rules={needed} />
          <RadioGroupField<Request, 'answer'>
            name="answer"
            label="Answer by"
            rules={{ required: 'Choose how you want the answer.' }}
            options={[
              { value: 'email', label: 'E-mail' },
              { value: 'phone', label: 'Phone' },
            ]}
          />
          <TextAreaField<Request, 'note'> name="note" label="Note" most={200} />
          <CheckboxField<Request, 'isAgreed'>
            name="isAgreed"
            label="The client asked for this change"
            rules={{ required: 'Say that the client asked for it.' }}
          />
          <FormActions>
            <Button type="submit" variant="primary" isBusy={isSubmitting}>
              Send the request
            </Button>
            <Button variant="quiet" onClick={() => form.reset()}>
              Start again
            </Button>
          </FormActions>
        </FormLayout>
      </form>
    </FormProvider>
  );
}
