import { type FollowUp, longestFollowUpNote } from '@agent-portal/data/follow-ups/contract';
import { useSaveFollowUp } from '@agent-portal/data/follow-ups/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { DateField, TextAreaField } from '@agent-portal/ui/form';
import { formatDate } from '@agent-portal/format';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { ErrorSummary } from '@agent-portal/ui/ErrorSummary';
import { useConfirmClose } from '../form/useConfirmClose.tsx';
import { useFormErrors } from '../form/useFormErrors.ts';
import { useKeptForm } from '../form/useKeptForm.ts';
import { FollowUpConflict } from './FollowUpConflict.tsx';
import { followUpDateError, lastFollowUpDay } from './followUpDates.ts';
import { SuggestedDates } from './SuggestedDates.tsx';
import { followUpFormName } from './followUpFormName.ts';
import { FollowUpForm } from './FollowUpParts.styles.ts';

export interface FollowUpEditorProps {
  readonly policyNumber: string;
  readonly requirement: { readonly requirementId: string; readonly requirement: string };
  /** The saved follow-up; null if there is none, undefined while it loads. */
  readonly followUp: FollowUp | null | undefined;
  /** The follow-up is being requested again. */
  readonly isRefreshing: boolean;
  readonly onClose: () => void;
  /** Called when it is saved, before `onClose`. */
  readonly onSaved?: (() => void) | undefined;
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

const typedOf = (followUp: FollowUp | null | undefined): Typed => ({
  followUpDate: followUp?.followUpDate ?? null,
  draft: null,
  note: followUp?.note ?? '',
  version: followUp?.version ?? null,
  former: followUp?.followUpDate ?? null,
});

/** Sets the date and note of a follow-up. The input survives a failure and the end of the session. */
export function FollowUpEditor(props: FollowUpEditorProps) {
  const { policyNumber, requirement, followUp, isRefreshing, onClose, onSaved } = props;
  const { requirementId } = requirement;
  const today = useBusinessDate();
  const formId = useId();
  const { make, isRunning, failure, clear } = useSaveFollowUp();
  const form = useForm<Typed>({ defaultValues: typedOf(followUp), shouldFocusError: false });
  const { control, setValue, clearErrors, getValues, reset, formState } = form;
  useKeptForm(followUpFormName(policyNumber, requirementId), form);
  const isUnsaved = formState.isDirty && !isRunning;
  const { close, question } = useConfirmClose(isUnsaved, 'the follow-up you entered', onClose);
  const { onInvalid, summary, other } = useFormErrors(form, labels, failure);
  const read = useWatch({ control, name: 'version' });
  const isConflict = failure?.kind === 'conflict';
  const isOutdated =
    isConflict && followUp !== undefined && !isRefreshing && (followUp?.version ?? null) !== read;

  const saveOver = (version: number | null) =>
    form.handleSubmit(async ({ followUpDate, note }) => {
      if (followUpDate === null) return;
      const body = { policyNumber, requirementId, followUpDate, note: note.trim(), version };
      if (!(await make({ body }))) return;
      announce(`Follow-up on ${requirement.requirement} is set to ${formatDate(followUpDate)}`);
      onSaved?.();
      onClose();
    }, onInvalid)();

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
    <Dialog
      isOpen
      title={`Follow up: ${requirement.requirement}`}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={isRunning}
            busyText="Saving"
          >
            Save follow-up
          </Button>
        </>
      }
    >
      <FollowUpForm
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saveOver(getValues('version'));
        }}
      >
        <ErrorSummary {...summary} />
        {isOutdated && (
          <FollowUpConflict
            message={failure.message}
            latest={followUp ?? undefined}
            onTake={takeLatest}
            onSaveMine={() => void saveOver(followUp?.version ?? null)}
          />
        )}
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
        {other && !isOutdated && !(isConflict && isRefreshing) && (
          <Banner tone="danger">The follow-up was not saved. {other.message}</Banner>
        )}
      </FollowUpForm>
      {question}
    </Dialog>
  );
}
