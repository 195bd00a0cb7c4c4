import {
  longestSkipDays,
  longestSkipReason,
  type TodayItem,
  type TodayKind,
} from '@agent-portal/data/today/contract';
import { useSkipItem } from '@agent-portal/data/today/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { daysAfter } from '@agent-portal/ui/DateField';
import { ErrorSummary } from '@agent-portal/ui/ErrorSummary';
import { DateField, TextField } from '@agent-portal/ui/form';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { useFormErrors } from '../form/useFormErrors.ts';
import { useKeptForm } from '../form/useKeptForm.ts';
import { SuggestedDates } from '../follow-ups/SuggestedDates.tsx';
import { SkipFields } from './Queue.styles.ts';
import { useQueue } from './QueueContext.ts';

export interface SkipFormProps {
  readonly kind: TodayKind;
  readonly item: TodayItem;
  readonly onCancel: () => void;
  readonly onSkipped: () => void;
}

interface Typed {
  readonly reason: string;
  readonly until: string | null;
  /** The text in the date field while it is not a valid date. */
  readonly draft: string | null;
}

const labels = { reason: 'Reason', until: 'Show again on' } as const;

/** Puts an item off until a day, with a reason. */
export function SkipForm({ kind, item, onCancel, onSkipped }: SkipFormProps) {
  const today = useBusinessDate();
  const first = daysAfter(today, 1);
  const last = daysAfter(today, longestSkipDays);
  const queue = useQueue();
  const { make, isRunning, failure } = useSkipItem();
  const form = useForm<Typed>({
    defaultValues: { reason: '', until: null, draft: null },
    shouldFocusError: false,
  });
  const { control, setValue, setFocus, clearErrors } = form;
  useKeptForm(`skip ${kind} ${item.key}`, form);
  useEffect(() => setFocus('reason'), [setFocus]);
  const { onInvalid, summary, other } = useFormErrors(form, labels, failure);

  const submit = form.handleSubmit(async ({ reason, until }) => {
    if (until === null) return;
    const { key, who, what } = item;
    const body = { key, reason: reason.trim(), until };
    if (!(await make({ params: { kind }, body }))) return;
    queue.onSkipped({ kind, key, who, what, until });
    onSkipped();
  }, onInvalid);

  return (
    <SkipFields noValidate onSubmit={(event) => void submit(event)}>
      <h4>
        Skip {item.what}, {item.who}
      </h4>
      <ErrorSummary {...summary} />
      <TextField
        name="reason"
        control={control}
        rules={{
          required: 'Enter a reason.',
          maxLength: {
            value: longestSkipReason,
            message: `Shorten the reason to ${longestSkipReason} characters.`,
          },
        }}
        label={labels.reason}
      />
      <DateField
        name="until"
        draftName="draft"
        control={control}
        rules={{
          required: 'Choose a day.',
          validate: (day) => {
            if (typeof day !== 'string') return undefined;
            if (day < first) return 'Choose a day after today.';
            return day > last ? 'Choose a day within a year.' : undefined;
          },
        }}
        label={labels.until}
        min={first}
        max={last}
        onDraft={() => clearErrors('until')}
      />
      <SuggestedDates
        today={today}
        onChoose={(day) => {
          setValue('until', day, { shouldDirty: true });
          setValue('draft', null);
          clearErrors('until');
        }}
      />
      {other && <Banner tone="danger">The item was not skipped. {other.message}</Banner>}
      <div data-part="commands">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" isBusy={isRunning} busyText="Skipping">
          Skip item
        </Button>
      </div>
    </SkipFields>
  );
}
