import { longestPromiseDays, type PolicyLapse } from '@agent-portal/data/lapse/contract';
import { useSaveLapseCall } from '@agent-portal/data/lapse/hooks';
import { outcomeLabels } from '@agent-portal/data/lapse/outcomeLabels';
import { callOutcomes, type CallOutcome } from '@agent-portal/data/lapse/callOutcomes';
import { announce } from '@agent-portal/ui/Announcer';
import { daysAfter } from '@agent-portal/ui/DateField';
import { DateField, RadioGroupField } from '@agent-portal/ui/form';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ConflictBanner } from '../form/ConflictBanner.tsx';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { PageForm } from '../form/PageForm.tsx';
import { outcomeText } from './lapseTexts.ts';

interface LapseCallFormProps {
  readonly lapse: PolicyLapse;
  readonly onClose: () => void;
}

interface Typed {
  readonly outcome: CallOutcome | null;
  readonly willPayOn: string | null;
  readonly nextAttemptOn: string | null;
  /** The text in each date field while it is not a valid date. */
  readonly willPayDraft: string | null;
  readonly nextDraft: string | null;
  /** The calls that the user saw when the form opened. */
  readonly version: number;
}

const labels = {
  outcome: 'Outcome of the call',
  willPayOn: 'Will pay on',
  nextAttemptOn: 'Next attempt (optional)',
} as const;

const outcomes = callOutcomes.map((value) => ({ value, label: outcomeLabels[value] }));

/** Returns the error of a day that has passed or is too far ahead. */
const dayError = (today: string) => (day: string | null) => {
  if (day === null) return undefined;
  if (day < today) return 'That day has passed. Choose today or a later day.';
  return day > daysAfter(today, longestPromiseDays)
    ? `Choose a day within ${longestPromiseDays} days.`
    : undefined;
};

/** Records a call about a late policy, in place. The input survives a failure and the end of the session. */
export function LapseCallForm({ lapse, onClose }: LapseCallFormProps) {
  const { policyNumber, version, calls } = lapse;
  const today = useBusinessDate();
  const { make, isRunning, failure } = useSaveLapseCall(policyNumber);
  const form = useForm<Typed>({
    defaultValues: {
      outcome: null,
      willPayOn: null,
      nextAttemptOn: null,
      willPayDraft: null,
      nextDraft: null,
      version,
    },
    shouldFocusError: false,
  });
  const { control, clearErrors, setFocus } = form;
  useEffect(() => setFocus('outcome'), [setFocus]);
  const outcome = useWatch({ control, name: 'outcome' });
  const read = useWatch({ control, name: 'version' });
  const isOutdated = failure?.kind === 'conflict' && version !== read;
  const latest = calls[0];

  async function save(typed: Typed) {
    if (typed.outcome === null) return;
    const body = {
      policyNumber,
      outcome: typed.outcome,
      willPayOn: typed.outcome === 'WillPay' ? typed.willPayOn : null,
      nextAttemptOn: typed.nextAttemptOn,
      version: typed.version,
    };
    if (!(await make({ body }))) return;
    announce(`Call about ${policyNumber} is recorded`);
    onClose();
  }
  const saveMine = form.handleSubmit((values) => save({ ...values, version }));

  const days = { min: today, max: daysAfter(today, longestPromiseDays) };
  return (
    <PageForm
      form={form}
      name={`lapse call ${policyNumber}`}
      label={`Record a call about ${policyNumber}`}
      labels={labels}
      isRunning={isRunning}
      failure={failure}
      failed="The call was not recorded"
      conflict={
        isOutdated &&
        latest && (
          <ConflictBanner
            takeText="Discard mine"
            saveText="Record mine too"
            onTake={onClose}
            onSaveMine={() => void saveMine()}
          >
            {failure.message} {latest.calledBy}: {outcomeText(latest)}
          </ConflictBanner>
        )
      }
      submit="Record call"
      submitting="Recording"
      onSubmit={save}
      onCancel={onClose}
    >
      <RadioGroupField
        name="outcome"
        control={control}
        rules={{ required: 'Choose the outcome of the call.' }}
        label={labels.outcome}
        options={outcomes}
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
    </PageForm>
  );
}
