import { ConflictBanner } from '../form/ConflictBanner.tsx';
import type { ApiError } from '@agent-portal/data';
import { longestAssignNote, type TodayKind } from '@agent-portal/data/today/contract';
import { usePeople } from '@agent-portal/data/today/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { SelectField, TextField } from '@agent-portal/ui/form';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { PageForm } from '../form/PageForm.tsx';

/** Who gets an item; null for all people of the agency. */
export interface Taker {
  readonly personId: number | null;
  readonly name: string;
}

export interface AssignFormProps {
  /** The group of the queue, whose pages the person must see. */
  readonly kind: TodayKind;
  readonly title?: string;
  /** Identifies the item, for the stored input (`useKeptForm`). */
  readonly itemKey: string;
  /** Who has it now; null if no one was chosen. */
  readonly holderId: number | null;
  /** Whether it can be returned to all. */
  readonly canReturn?: boolean;
  /** What happens to the note. */
  readonly hint: string;
  readonly isRunning: boolean;
  readonly failure: ApiError | undefined;
  /** After a conflict: whether it is still there to be assigned. */
  readonly canSaveOver: boolean;
  readonly onAssign: (taker: Taker, note: string) => void;
  readonly onCancel: () => void;
  /** As of `PageForm`. */
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
}

interface Typed {
  readonly personId: string;
  readonly note: string;
}

const labels = { personId: 'Assign to', note: 'Note to the person' } as const;

/** The value for all people of the agency. */
const all = 'all';

/** Chooses a person of the agency who gets an item, with a note. */
export function AssignForm(props: AssignFormProps) {
  const { kind, title, holderId, canReturn = false, hint, isRunning, failure } = props;
  const { data, error, retry } = usePeople(kind);
  const form = useForm<Typed>({
    defaultValues: { personId: '', note: '' },
    shouldFocusError: false,
  });
  const { control, setFocus } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = data !== undefined;
  useEffect(() => {
    if (isReady) setFocus('personId');
    else heading.current?.focus();
  }, [isReady, setFocus]);
  const people = data?.people.filter(({ personId }) => personId !== holderId) ?? [];
  const canChoose = people.length > 0 || canReturn;

  const assign = ({ personId, note }: Typed) => {
    const person = people.find((one) => String(one.personId) === personId);
    const taker = person ?? { personId: null, name: 'everyone' };
    props.onAssign(taker, note.trim());
  };

  return (
    <PageForm
      form={form}
      name={`assign ${kind} ${props.itemKey}`}
      labels={labels}
      isRunning={isRunning}
      failure={failure}
      failed="It was not assigned"
      conflict={
        failure?.kind === 'conflict' &&
        props.canSaveOver && (
          <ConflictBanner
            takeText="Leave it as it is"
            saveText="Assign it anyway"
            onTake={props.onCancel}
            onSaveMine={() => void form.handleSubmit(assign)()}
          >
            {failure.message}
          </ConflictBanner>
        )
      }
      submit={data && canChoose ? 'Assign item' : undefined}
      submitting="Assigning"
      onSubmit={assign}
      onCancel={props.onCancel}
      onUnsavedChange={props.onUnsavedChange}
    >
      {title && (
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
      )}
      {error && (
        <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
          The people of your agency could not be loaded. {error.message}
        </Banner>
      )}
      {!data && !error && <Skeleton lines={3} />}
      {data && !canChoose && <p>No one else in your agency has access to this item.</p>}
      {data && canChoose && (
        <>
          <SelectField
            name="personId"
            control={control}
            rules={{ required: 'Choose a person.' }}
            label={labels.personId}
            hint="Only people who see this kind of item are in the list."
            options={[
              { value: '', label: 'Choose a person' },
              ...people.map(({ personId, name, isYou }) => ({
                value: String(personId),
                label: isYou ? `${name} (you)` : name,
              })),
              ...(canReturn ? [{ value: all, label: 'Everyone in the agency' }] : []),
            ]}
          />
          <TextField
            name="note"
            control={control}
            rules={{
              maxLength: {
                value: longestAssignNote,
                message: `Shorten the note to ${longestAssignNote} characters.`,
              },
            }}
            label={labels.note}
            hint={hint}
          />
        </>
      )}
    </PageForm>
  );
}
