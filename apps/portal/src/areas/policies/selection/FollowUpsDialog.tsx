import type { Person } from '@agent-portal/data/work/today/contract';
import { useSetFollowUps } from '@agent-portal/data/selection/hooks';
import { useForm } from 'react-hook-form';
import { useColleagues } from '../../../work/whose/useColleagues.ts';
import {
  assignLabels,
  FollowUpFields,
  followUpLabels,
  noFollowUp,
  type TypedFollowUp,
} from '../../../work/follow-ups/FollowUpFields.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import type { SelectionDialogProps } from './SelectionAction.ts';
import { useBulk } from './useBulk.ts';

interface FollowUpsDialogProps extends SelectionDialogProps {
  /** The people of whom one gets the follow-ups. Without them, the user does. */
  readonly people?: readonly Person[];
}

/** Sets a follow-up with the same date and note for the selected rows, or assigns it to a person. */
export function FollowUpsDialog({ rows, people, onClose }: FollowUpsDialogProps) {
  const bulk = useBulk(rows, useSetFollowUps());
  const form = useForm<TypedFollowUp>({ defaultValues: noFollowUp, shouldFocusError: false });

  async function send({ followUpDate, note, personId }: TypedFollowUp) {
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

  return (
    <BulkDialog
      title={people ? 'Assign follow-ups' : 'Set follow-up'}
      form={form}
      // A private note is not offered as the note to a person.
      name={people ? 'assignment of selected rows' : 'follow-up for selected rows'}
      labels={people ? assignLabels : followUpLabels}
      submit={people ? 'Assign follow-ups' : 'Save follow-ups'}
      bulk={bulk}
      onSubmit={send}
      onClose={onClose}
    >
      <FollowUpFields
        form={form}
        people={people}
        hints={{
          personId:
            'A follow-up that is already there moves to the person if you may assign it. Its private note is deleted.',
          followUpDate:
            'If a row is a whole policy, the follow-up is on its open requirement that is due first.',
        }}
      />
    </BulkDialog>
  );
}

/** Gives a follow-up on each of the selected rows to another person of the agency. */
export function AssignDialog(props: SelectionDialogProps) {
  return <FollowUpsDialog {...props} people={useColleagues(true)} />;
}
