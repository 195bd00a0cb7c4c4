import { longestContactNote, longestPromiseDays } from '@agent-portal/data/work/contacts/contract';
import {
  contactOutcomes,
  type ContactOutcome,
  outcomeLabels,
} from '@agent-portal/data/work/contacts/contactOutcomes';
import { useSaveContact } from '@agent-portal/data/work/contacts/hooks';
import type { Contact, ContactResult } from '@agent-portal/data/work/contacts/shapes';
import { formatDate } from '@agent-portal/format';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { daysAfter } from '@agent-portal/ui/DateField';
import { DateField, RadioGroupField, TextAreaField } from '@agent-portal/ui/form';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ConflictBanner } from '../../shared/form/ConflictBanner.tsx';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { noteRules } from '../../shared/form/noteRules.ts';
import { PageForm } from '../../shared/form/PageForm.tsx';
import { contactFormName, recordedText } from './contactTexts.ts';

export interface ContactFormProps {
  readonly about: Pick<Contact, 'subject' | 'key' | 'policyNumber'>;
  /** The last contact about it; null without one. */
  readonly last: ContactResult | null;
  /** The last day of grace; null unless a premium is past due. Only then can the client promise to pay. */
  readonly lapsesOn: string | null;
  readonly onClose: () => void;
  /** Called before `onClose` when the contact is logged. */
  readonly onSaved?: (() => void) | undefined;
  /** As of `PageForm`. */
  readonly onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
}

interface Typed {
  readonly outcome: ContactOutcome | null;
  readonly willPayOn: string | null;
  readonly nextAttemptOn: string | null;
  readonly note: string;
  /** The text in each date field while it is not a valid date. */
  readonly willPayDraft: string | null;
  readonly nextDraft: string | null;
  /** The number of the last contact when the form opened. */
  readonly version: number;
}

const labels = {
  outcome: 'What happened',
  willPayOn: 'Will pay on',
  nextAttemptOn: 'Next attempt (optional)',
  note: 'Note (optional)',
} as const;

const outcomesOf = (isPastDue: boolean) =>
  contactOutcomes
    .filter((value) => isPastDue || !value.startsWith('Will'))
    .map((value) => ({ value, label: outcomeLabels[value] }));

/** Returns the error of a day that has passed or is too far ahead. */
const dayError = (today: string) => (day: string | null) => {
  if (day === null) return undefined;
  if (day < today) return 'That day has passed. Choose today or a later day.';
  return day > daysAfter(today, longestPromiseDays)
    ? `Choose a day within ${longestPromiseDays} days.`
    : undefined;
};

/** Logs a contact with the client, in place. The input survives a failure and the end of the session. */
export function ContactForm(props: ContactFormProps) {
  const { about, last, lapsesOn, onClose, onSaved, onUnsavedChange } = props;
  const { policyNumber, subject, key } = about;
  const latest = last?.number ?? 0;
  const today = useBusinessDate();
  const { make, isRunning, failure } = useSaveContact(policyNumber);
  const form = useForm<Typed>({
    defaultValues: {
      outcome: null,
      willPayOn: null,
      nextAttemptOn: null,
      note: '',
      willPayDraft: null,
      nextDraft: null,
      version: latest,
    },
    shouldFocusError: false,
  });
  const { control, clearErrors, setFocus } = form;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setFocus('outcome');
    // Scrolls the form, with its button, into view if there is room.
    container.current?.scrollIntoView({ block: 'nearest' });
  }, [setFocus]);
  const [outcome, willPayOn, read] = useWatch({
    control,
    name: ['outcome', 'willPayOn', 'version'],
  });
  const isOutdated = failure?.kind === 'conflict' && latest !== read;

  async function save({ outcome: chosen, willPayOn: day, nextAttemptOn, note, version }: Typed) {
    if (chosen === null) return;
    const promised = { outcome: chosen, willPayOn: chosen === 'WillPay' ? day : null };
    if (!(await make({ body: { subject, key, ...promised, nextAttemptOn, note, version } })))
      return;
    announce(`Contact about ${policyNumber} is logged`);
    onSaved?.();
    onClose();
  }
  const saveMine = form.handleSubmit((values) => save({ ...values, version: latest }));

  const days = { min: today, max: daysAfter(today, longestPromiseDays) };
  const isTooLate = outcome === 'WillPay' && lapsesOn !== null && (willPayOn ?? '') > lapsesOn;
  return (
    <div ref={container}>
      <PageForm
        form={form}
        name={contactFormName(about)}
        label={`Log a contact about ${policyNumber}`}
        labels={labels}
        isRunning={isRunning}
        failure={failure}
        failed="The contact was not logged"
        conflict={
          isOutdated &&
          last && (
            <ConflictBanner
              takeText="Discard mine"
              saveText="Log mine too"
              onTake={onClose}
              onSaveMine={() => void saveMine()}
            >
              {recordedText(last, today)}
            </ConflictBanner>
          )
        }
        submit="Log contact"
        submitting="Logging"
        onSubmit={save}
        onCancel={onClose}
        onUnsavedChange={onUnsavedChange}
      >
        <RadioGroupField
          name="outcome"
          control={control}
          rules={{ required: 'Choose what happened.' }}
          label={labels.outcome}
          options={outcomesOf(lapsesOn !== null)}
        />
        {outcome === 'WillPay' && (
          <DateField
            name="willPayOn"
            draftName="willPayDraft"
            control={control}
            rules={{
              required: 'Choose the day on which the client will pay.',
              validate: dayError(today),
            }}
            label={labels.willPayOn}
            {...days}
            onDraft={() => clearErrors('willPayOn')}
          />
        )}
        {isTooLate && (
          <Banner tone="warning" role="alert">
            The policy lapses on {formatDate(lapsesOn)}, before this payment. Ask for an earlier
            day.
          </Banner>
        )}
        <DateField
          name="nextAttemptOn"
          draftName="nextDraft"
          control={control}
          rules={{ validate: dayError(today) }}
          label={labels.nextAttemptOn}
          hint={
            outcome === 'WillPay'
              ? 'Without one, you are reminded on the day of the payment.'
              : 'You are reminded in your follow-ups.'
          }
          {...days}
          onDraft={() => clearErrors('nextAttemptOn')}
        />
        <TextAreaField
          name="note"
          control={control}
          rules={noteRules(longestContactNote)}
          label={labels.note}
          hint="All users who can see the policy can read it."
          rows={2}
          most={longestContactNote}
        />
      </PageForm>
    </div>
  );
}
