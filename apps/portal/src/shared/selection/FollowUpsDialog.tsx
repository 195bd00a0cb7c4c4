import { longestFollowUpNote } from '@agent-portal/data/follow-ups/contract';
import { useSetFollowUps } from '@agent-portal/data/selection/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { Button } from '@agent-portal/ui/Button';
import { ErrorSummary } from '@agent-portal/ui/ErrorSummary';
import { DateField, TextAreaField } from '@agent-portal/ui/form';
import { formatDate } from '@agent-portal/format';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import {
  followUpDateError,
  followUpPresets,
  lastFollowUpDay,
} from '../follow-ups/followUpDates.ts';
import { FollowUpForm } from '../follow-ups/FollowUpParts.styles.ts';
import { useFormErrors } from '../form/useFormErrors.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { SelectionDialogProps } from './SelectionAction.ts';
import { useBulk } from './useBulk.ts';

interface Typed {
  readonly followUpDate: string | null;
  /** The text in the date field while it is not a valid date. */
  readonly draft: string | null;
  readonly note: string;
}

const labels = { followUpDate: 'Follow-up date', note: 'Private note' } as const;

/** Sets a follow-up with the same date and note for the selected rows. */
export function FollowUpsDialog({ rows, onClose }: SelectionDialogProps) {
  const today = useBusinessDate();
  const formId = useId();
  const bulk = useBulk(rows, useSetFollowUps());
  const form = useForm<Typed>({
    defaultValues: { followUpDate: null, draft: null, note: '' },
    shouldFocusError: false,
  });
  const { control, setValue, clearErrors } = form;
  const { onInvalid, summary, other } = useFormErrors(form, labels, bulk.failure);

  const submit = form.handleSubmit(async ({ followUpDate, note }) => {
    if (followUpDate === null) return;
    await bulk.send((asked) => ({
      body: {
        rows: asked.map(({ policyNumber, requirementId }) => ({ policyNumber, requirementId })),
        followUpDate,
        note: note.trim(),
      },
    }));
  }, onInvalid);

  function choose(day: string) {
    setValue('followUpDate', day, { shouldDirty: true });
    setValue('draft', null);
    clearErrors('followUpDate');
    announce(`${labels.followUpDate} ${formatDate(day)}`, labels.followUpDate);
  }

  return (
    <BulkDialog
      title="Set follow-up"
      formId={formId}
      submitText="Save follow-ups"
      bulk={bulk}
      failure={other}
      isUnsaved={form.formState.isDirty}
      onClose={onClose}
    >
      <FollowUpForm id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary {...summary} />
        <DateField
          name="followUpDate"
          draftName="draft"
          control={control}
          rules={{
            required: 'Choose a follow-up date.',
            validate: (day) => followUpDateError(day, { today, former: null }),
          }}
          label={labels.followUpDate}
          hint="On the open requirement that is due first, if a row is a policy."
          min={today}
          max={lastFollowUpDay(today)}
          onDraft={() => clearErrors('followUpDate')}
        />
        <fieldset aria-label="Suggested dates">
          {followUpPresets(today).map(({ label, day }) => (
            <Button key={label} size="small" onClick={() => choose(day)}>
              {label}
            </Button>
          ))}
        </fieldset>
        <TextAreaField
          name="note"
          control={control}
          rules={{
            maxLength: {
              value: longestFollowUpNote,
              message: `Shorten the note to ${longestFollowUpNote} characters.`,
            },
          }}
          label={labels.note}
          hint="Only you can see it."
          rows={3}
          most={longestFollowUpNote}
        />
      </FollowUpForm>
    </BulkDialog>
  );
}
