import { longestPromiseDays, type PolicyLapse } from '@agent-portal/data/lapse/contract';
import { useSaveLapseCall } from '@agent-portal/data/lapse/hooks';
import { outcomeLabels } from '@agent-portal/data/lapse/outcomeLabels';
import { callOutcomes, type CallOutcome } from '@agent-portal/data/lapse/callOutcomes';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { daysAfter } from '@agent-portal/ui/DateField';
import { ErrorSummary } from '@agent-portal/ui/ErrorSummary';
import { DateField, RadioGroupField } from '@agent-portal/ui/form';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ConflictBanner } from '../form/ConflictBanner.tsx';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { useFormErrors } from '../form/useFormErrors.ts';
import { useKeptForm } from '../form/useKeptForm.ts';
import { CallForm } from './LapsePanel.styles.ts';
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
  const { control, clearErrors, getValues } = form;
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => formElement.current?.querySelector('input')?.focus(), []);
  useKeptForm(`lapse call ${policyNumber}`, form);
  const { onInvalid, summary, other } = useFormErrors(form, labels, failure);
  const outcome = useWatch({ control, name: 'outcome' });
  const read = useWatch({ control, name: 'version' });
  const isOutdated = failure?.kind === 'conflict' && version !== read;
  const latest = calls[0];

  const saveOver = (seen: number) =>
    form.handleSubmit(async (typed) => {
      if (typed.outcome === null) return;
      const body = {
        policyNumber,
        outcome: typed.outcome,
        willPayOn: typed.outcome === 'WillPay' ? typed.willPayOn : null,
        nextAttemptOn: typed.nextAttemptOn,
        version: seen,
      };
      if (!(await make({ body }))) return;
      announce(`Call about ${policyNumber} is recorded`);
      onClose();
    }, onInvalid)();

  const days = { min: today, max: daysAfter(today, longestPromiseDays) };
  return (
    <CallForm
      ref={formElement}
      noValidate
      aria-label={`Record a call about ${policyNumber}`}
      onSubmit={(event) => {
        event.preventDefault();
        void saveOver(getValues('version'));
      }}
    >
      <ErrorSummary {...summary} />
      {isOutdated && latest && (
        <ConflictBanner
          takeText="Discard mine"
          saveText="Record mine too"
          onTake={onClose}
          onSaveMine={() => void saveOver(version)}
        >
          {failure.message} {latest.calledBy}: {outcomeText(latest)}
        </ConflictBanner>
      )}
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
        {...days}
        onDraft={() => clearErrors('nextAttemptOn')}
      />
      {other && !isOutdated && (
        <Banner tone="danger">The call was not recorded. {other.message}</Banner>
      )}
      <div data-part="actions">
        <Button type="submit" variant="primary" isBusy={isRunning} busyText="Recording">
          Record call
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </CallForm>
  );
}
