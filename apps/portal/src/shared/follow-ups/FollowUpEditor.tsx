import { type FollowUp, longestFollowUpNote } from '@agent-portal/data/follow-ups/contract';
import { useSaveFollowUp } from '@agent-portal/data/follow-ups/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { DateField, TextAreaField } from '@agent-portal/ui/form';
import { formatDate } from '@agent-portal/format';
import { useForm, useWatch } from 'react-hook-form';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { FollowUpConflict } from './FollowUpConflict.tsx';
import { followUpDateError, lastFollowUpDay } from './followUpDates.ts';
import { SuggestedDates } from './SuggestedDates.tsx';
import { type About, followUpFormName } from './about.ts';

export interface FollowUpEditorProps {
  readonly about: About;
  /** The saved follow-up; null if there is none, undefined while it loads. */
  readonly followUp: Pick<FollowUp, 'followUpDate' | 'note' | 'version'> | null | undefined;
  readonly onClose: () => void;
  /** Called with its day and its version when it is saved, before `onClose`. */
  readonly onSaved?: ((followUpDate: string, version: number) => void) | undefined;
}

interface Typed {
  readonly followUpDate: string | null;
  /** The text in the date field while it is not a valid date. */
  readonly draft: string | null;
  readonly note: string;
  /** The version and date of the follow-up when editing began; null if there was none. */
  readonly version: number | null;
  readonly former: string | null;
}

const labels = { followUpDate: 'Follow-up date', note: 'Private note' } as const;

const typedOf = (followUp: FollowUpEditorProps['followUp']): Typed => ({
  followUpDate: followUp?.followUpDate ?? null,
  draft: null,
  note: followUp?.note ?? '',
  version: followUp?.version ?? null,
  former: followUp?.followUpDate ?? null,
});

/** Sets the date and note of a follow-up. The input survives a failure and the end of the session. */
export function FollowUpEditor(props: FollowUpEditorProps) {
  const { about, followUp, onClose, onSaved } = props;
  const { subject, key, policyNumber, what } = about;
  const today = useBusinessDate();
  const { make, isRunning, failure, clear } = useSaveFollowUp(policyNumber);
  const form = useForm<Typed>({ defaultValues: typedOf(followUp), shouldFocusError: false });
  const { control, setValue, clearErrors, getValues, reset } = form;
  const read = useWatch({ control, name: 'version' });
  const latest = followUp?.version ?? null;
  const isOutdated = failure?.kind === 'conflict' && followUp !== undefined && latest !== read;

  async function save({ followUpDate, note, version }: Typed) {
    if (followUpDate === null) return;
    const body = { subject, key, followUpDate, note: note.trim(), version };
    const answer = await make({ body });
    if (!answer) return;
    announce(`Follow-up on ${what} is set to ${formatDate(followUpDate)}`);
    onSaved?.(followUpDate, answer.saved?.version ?? 1);
    onClose();
  }
  const saveMine = form.handleSubmit((values) => save({ ...values, version: latest }));

  function choose(day: string) {
    setValue('followUpDate', day, { shouldDirty: true });
    setValue('draft', null);
    clearErrors('followUpDate');
    announce(`${labels.followUpDate} ${formatDate(day)}`, labels.followUpDate);
  }

  function takeLatest() {
    clear();
    if (!followUp) return onClose();
    return reset(typedOf(followUp));
  }

  return (
    <FormDialog
      title={`Follow up: ${what}`}
      form={form}
      name={followUpFormName(about)}
      labels={labels}
      lost="the follow-up you entered"
      isRunning={isRunning}
      failure={failure}
      failed="The follow-up was not saved"
      conflict={
        isOutdated && (
          <FollowUpConflict
            message={failure.message}
            latest={followUp ?? undefined}
            onTake={takeLatest}
            onSaveMine={() => void saveMine()}
          />
        )
      }
      submit="Save follow-up"
      submitting="Saving"
      onSubmit={save}
      onClose={onClose}
    >
      <DateField
        name="followUpDate"
        draftName="draft"
        control={control}
        rules={{
          required: 'Choose a follow-up date.',
          validate: (day) => followUpDateError(day, { today, former: getValues('former') }),
        }}
        label={labels.followUpDate}
        min={today}
        max={lastFollowUpDay(today)}
        // Hide the error until the next submit. A new error on blur would move the button mid-click.
        onDraft={() => clearErrors('followUpDate')}
      />
      <SuggestedDates today={today} onChoose={choose} />
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
        rows={4}
        most={longestFollowUpNote}
      />
    </FormDialog>
  );
}
