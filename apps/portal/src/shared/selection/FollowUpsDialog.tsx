import { longestFollowUpNote } from '@agent-portal/data/follow-ups/contract';
import { longestAssignNote } from '@agent-portal/data/today/contract';
import { useSetFollowUps } from '@agent-portal/data/selection/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { DateField, SelectField, TextAreaField, TextField } from '@agent-portal/ui/form';
import { formatDate } from '@agent-portal/format';
import { useForm } from 'react-hook-form';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { useColleagues } from '../assign/useColleagues.ts';
import { followUpDateError, lastFollowUpDay } from '../follow-ups/followUpDates.ts';
import { SuggestedDates } from '../follow-ups/SuggestedDates.tsx';
import { noteRules } from '../form/noteRules.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { SelectionDialogProps } from './SelectionAction.ts';
import { useBulk } from './useBulk.ts';

interface Typed {
  readonly followUpDate: string | null;
  /** The text in the date field while it is not a valid date. */
  readonly draft: string | null;
  readonly note: string;
  /** The id of the person who gets them; empty for none. */
  readonly personId: string;
}

interface FollowUpsDialogProps extends SelectionDialogProps {
  /** The people of whom one gets the follow-ups. Without them, the user does. */
  readonly people?: readonly { readonly personId: number; readonly name: string }[];
}

const ownLabels = { followUpDate: 'Follow-up date', note: 'Private note' } as const;
const giftLabels = { ...ownLabels, personId: 'Person', note: 'Note' } as const;

/** Sets a follow-up with the same date and note for the selected rows, or assigns it to a person. */
export function FollowUpsDialog({ rows, people, onClose }: FollowUpsDialogProps) {
  const labels = people ? giftLabels : ownLabels;
  const today = useBusinessDate();
  const bulk = useBulk(rows, useSetFollowUps());
  const form = useForm<Typed>({
    defaultValues: { followUpDate: null, draft: null, note: '', personId: '' },
    shouldFocusError: false,
  });
  const { control, setValue, clearErrors } = form;

  async function send({ followUpDate, note, personId }: Typed) {
    if (followUpDate === null) return;
    await bulk.send((asked) => ({
      body: {
        rows: asked.map(({ policyNumber, requirementId }) => ({ policyNumber, requirementId })),
        followUpDate,
        note: note.trim(),
        ...(people && { personId: Number(personId) }),
      },
    }));
  }

  function choose(day: string) {
    setValue('followUpDate', day, { shouldDirty: true });
    setValue('draft', null);
    clearErrors('followUpDate');
    announce(`${labels.followUpDate} ${formatDate(day)}`, labels.followUpDate);
  }

  return (
    <BulkDialog
      title={people ? 'Assign follow-ups' : 'Set follow-up'}
      form={form}
      name="follow-up for selected rows"
      labels={labels}
      submit={people ? 'Assign follow-ups' : 'Save follow-ups'}
      bulk={bulk}
      onSubmit={send}
      onClose={onClose}
    >
      {people && (
        <SelectField
          name="personId"
          control={control}
          rules={{ required: 'Choose a person.' }}
          label={giftLabels.personId}
          hint="A follow-up that is already there moves to the person if you may assign it. Its private note is deleted."
          options={[
            { value: '', label: 'Choose a person' },
            ...people.map(({ personId, name }) => ({ value: String(personId), label: name })),
          ]}
        />
      )}
      <DateField
        name="followUpDate"
        draftName="draft"
        control={control}
        rules={{
          required: 'Choose a follow-up date.',
          validate: (day) => followUpDateError(day, { today, former: null }),
        }}
        label={labels.followUpDate}
        hint="If a row is a whole policy, the follow-up is on its open requirement that is due first."
        min={today}
        max={lastFollowUpDay(today)}
        onDraft={() => clearErrors('followUpDate')}
      />
      <SuggestedDates today={today} onChoose={choose} />
      {people ? (
        <TextField
          name="note"
          control={control}
          rules={noteRules(longestAssignNote)}
          label={labels.note}
          isOptional
          hint="The person sees it."
        />
      ) : (
        <TextAreaField
          name="note"
          control={control}
          rules={noteRules(longestFollowUpNote)}
          label={labels.note}
          hint="Only you can see it."
          rows={3}
          most={longestFollowUpNote}
        />
      )}
    </BulkDialog>
  );
}

/** Gives a follow-up on each of the selected rows to another person of the agency. */
export function AssignDialog(props: SelectionDialogProps) {
  return <FollowUpsDialog {...props} people={useColleagues(true)} />;
}
