import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import type { getPeople } from '@agent-portal/data/work/today/contract';
import { usePolicyFollowUps } from '@agent-portal/data/work/follow-ups/hooks';
import { usePeople } from '@agent-portal/data/work/today/hooks';
import { kindsOf } from '@agent-portal/data/work/today/subjects';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { formatDate } from '@agent-portal/format';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { ConflictBanner } from '../../shared/form/ConflictBanner.tsx';
import { FormDialog } from '../../shared/form/FormDialog.tsx';
import { type About, followUpFormName, followUpOn } from './about.ts';
import {
  assignLabels,
  everyone,
  FollowUpFields,
  followUpLabels,
  noFollowUp,
  type TypedFollowUp,
} from './FollowUpFields.tsx';
import { useFollowUpChange } from './useFollowUpChange.ts';

type Saved = Pick<FollowUp, 'followUpDate' | 'note' | 'version'>;

/** What the form saved. */
export interface FollowUpAnswer {
  readonly followUpDate: string;
  /** The name of the person who got it; undefined for the user. */
  readonly successor: string | undefined;
  /** Who has it, and its version; undefined where the carrier does not say so. */
  readonly saved: { readonly ownerId: number; readonly version: number } | undefined;
}

export interface FollowUpEditorProps {
  readonly about: About;
  /** The saved follow-up, with its owner if that is another person; null if there is none, undefined while it loads. */
  readonly followUp: (Saved & { readonly ownerId?: number | undefined }) | null | undefined;
  /** It goes to another person. @default false */
  readonly assigns?: boolean;
  /** It was assigned, so it can go back to all. @default false */
  readonly canReturn?: boolean;
  readonly onClose: () => void;
  /** Called when it is saved, before `onClose`. */
  readonly onSaved?: ((answer: FollowUpAnswer) => void) | undefined;
  /** Called when another user was first. @default the form says so */
  readonly onConflict?: ((message: string) => void) | undefined;
}

/** The people who can get a follow-up: all but its owner. Without an owner ID, the user owns it. */
export const successorsOf = (
  people: OutputOf<typeof getPeople>['people'],
  followUp: FollowUpEditorProps['followUp'],
) =>
  people.filter(({ personId, isYou }) =>
    followUp?.ownerId === undefined ? !followUp || !isYou : personId !== followUp.ownerId,
  );

/** Sets the day and the note of a follow-up, or gives it to a person. The input survives a failure and the end of the session. */
export function FollowUpEditor(props: FollowUpEditorProps) {
  const { about, assigns = false, canReturn = false, onClose, onSaved } = props;
  const { subject, key, policyNumber, who, what } = about;
  const today = useBusinessDate();
  const { save: send, remove, clear, isRunning, failure } = useFollowUpChange(policyNumber);
  const isConflict = failure?.kind === 'conflict';
  // An item that was planned in another tab has left the queue, and its follow-up with it.
  const stored = usePolicyFollowUps(isConflict && !assigns ? policyNumber : null).data;
  const followUp: FollowUpEditorProps['followUp'] = stored
    ? (followUpOn(stored.followUps, about) ?? null)
    : props.followUp;
  const people = usePeople(assigns ? (kindsOf(subject)[0] ?? 'followUps') : null);
  const typedOf = (one: typeof followUp): TypedFollowUp => ({
    ...noFollowUp,
    followUpDate: one?.followUpDate ?? (assigns ? today : null),
    note: assigns ? '' : (one?.note ?? ''),
    version: one?.version ?? null,
    former: one?.followUpDate ?? null,
  });
  const form = useForm<TypedFollowUp>({
    defaultValues: typedOf(followUp),
    shouldFocusError: false,
  });
  const { control, reset, setFocus } = form;
  const read = useWatch({ control, name: 'version' });
  const latest = followUp?.version ?? null;
  const isOutdated = isConflict && latest !== read && followUp !== undefined;
  const report = useEffectEvent((message: string) => props.onConflict?.(message));
  const refused = isConflict ? failure.message : undefined;
  useEffect(() => {
    if (refused !== undefined) report(refused);
  }, [refused]);

  const ownerId = followUp?.ownerId;
  const successors = people.data && successorsOf(people.data.people, followUp);
  const canAssign = successors !== undefined && (successors.length > 0 || canReturn);
  useEffect(() => {
    if (canAssign) setFocus('personId');
  }, [canAssign, setFocus]);

  async function save({ followUpDate, note, personId, version }: TypedFollowUp) {
    if (followUpDate === null) return;
    const to = successors?.find((one) => String(one.personId) === personId);
    const answer =
      personId === everyone
        ? await remove({ subject, key, version, ownerId })
        : await send({
            subject,
            key,
            followUpDate,
            note: note.trim(),
            version,
            ...(to && { personId: to.personId, ownerId }),
          });
    if (!answer) return;
    const successor = assigns ? (to?.name ?? 'everyone') : undefined;
    announce(
      `Follow-up on ${what} is ${successor ? `assigned to ${successor}` : `set to ${formatDate(followUpDate)}`}`,
    );
    onSaved?.({ followUpDate, successor, saved: answer.saved });
    onClose();
  }
  const saveMine = form.handleSubmit((values) => save({ ...values, version: latest }));

  function takeLatest() {
    clear();
    if (!followUp || assigns) return onClose();
    return reset(typedOf(followUp));
  }

  const deletedText = followUp ? undefined : 'Leave it deleted';
  return (
    <FormDialog
      title={`${assigns ? 'Assign' : 'Follow up'}: ${[what, who].filter(Boolean).join(', ')}`}
      form={form}
      name={followUpFormName(about, assigns)}
      labels={assigns ? assignLabels : followUpLabels}
      lost={`the ${assigns ? 'assignment' : 'follow-up'} you entered`}
      isRunning={isRunning}
      failure={failure}
      failed={assigns ? 'It was not assigned' : 'The follow-up was not saved'}
      conflict={
        isOutdated && (
          <ConflictBanner
            takeText={assigns ? 'Leave it as it is' : deletedText}
            saveText={assigns ? 'Assign it anyway' : undefined}
            onTake={takeLatest}
            onSaveMine={() => void saveMine()}
          >
            {failure.message}
            {followUp && (
              <DescriptionList
                items={[
                  [
                    'Saved there',
                    [
                      formatDate(followUp.followUpDate),
                      followUp.note || (ownerId === undefined && 'No note'),
                    ]
                      .filter(Boolean)
                      .join('\n'),
                  ],
                ]}
              />
            )}
          </ConflictBanner>
        )
      }
      submit={assigns ? canAssign && 'Assign item' : 'Save follow-up'}
      submitting="Saving"
      onSubmit={save}
      onClose={onClose}
    >
      {people.error && (
        <Banner tone="danger" action={<Button onClick={people.retry}>Try again</Button>}>
          The people of your agency could not be loaded. {people.error.message}
        </Banner>
      )}
      {assigns && !successors && !people.error && <Skeleton lines={3} />}
      {successors && !canAssign && <p>No one else in your agency has access to this item.</p>}
      {(!assigns || canAssign) && (
        <FollowUpFields
          form={form}
          people={successors}
          canReturn={canReturn}
          hints={{
            personId: 'Only people who see this kind of item are in the list.',
            ...(followUp?.note && { note: 'The person sees it. Your private note is deleted.' }),
          }}
        />
      )}
    </FormDialog>
  );
}
