import {
  longestSkipDays,
  longestSkipReason,
  type TodayItem,
  type TodayKind,
} from '@agent-portal/data/today/contract';
import { useSkipItem } from '@agent-portal/data/today/hooks';
import { daysAfter } from '@agent-portal/ui/DateField';
import { DateField, TextField } from '@agent-portal/ui/form';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { PageForm } from '../form/PageForm.tsx';
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
  useEffect(() => setFocus('reason'), [setFocus]);

  async function skip({ reason, until }: Typed) {
    if (until === null) return;
    const { key, who, what } = item;
    const body = { key, reason: reason.trim(), until };
    if (!(await make({ params: { kind }, body }))) return;
    queue.onSkipped({ kind, key, who, what, until });
    onSkipped();
  }

  return (
    <SkipFields>
      <h4>
        Skip {item.what}, {item.who}
      </h4>
      <PageForm
        form={form}
        name={`skip ${kind} ${item.key}`}
        labels={labels}
        isRunning={isRunning}
        failure={failure}
        failed="The item was not skipped"
        submit="Skip item"
        submitting="Skipping"
        onSubmit={skip}
        onCancel={onCancel}
      >
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
      </PageForm>
    </SkipFields>
  );
}
