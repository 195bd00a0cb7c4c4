import { type SubAccount, toAgent } from '@agent-portal/data/sub-accounts/contract';
import { useChangeSubAccount } from '@agent-portal/data/sub-accounts/hooks';
import { formatDate } from '@agent-portal/format';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { toast } from '@agent-portal/ui/Toast';
import { SelectField } from '@agent-portal/ui/form';
import { type Control, useForm, type UseFormGetValues, useWatch } from 'react-hook-form';
import { PageForm } from '../../shared/form/PageForm.tsx';
import { type Access, accessOf, rolesText } from './Access.ts';
import { AccessFields, accessLabels } from './AccessFields.tsx';
import { SuccessorAfterEnd, type SuccessorChoice, successorLabel } from './SuccessorAfterEnd.tsx';
import { doneText } from './texts.ts';
import { lostFollowUps, noSuccessor, successorLabelOf, useSuccessors } from './useSuccessors.ts';
import { ConflictBanner } from '../../shared/form/ConflictBanner.tsx';

interface UserConflictProps {
  /** Says who saved first. */
  readonly message: string;
  /** The version that was saved first. */
  readonly latest: SubAccount;
  readonly onTake: () => void;
  readonly onSaveMine: () => void;
}

/** Shows another user's saved version above the form, and the user selects one of the two. */
function UserConflict({ message, latest, onTake, onSaveMine }: UserConflictProps) {
  const { state, roles, endsOn } = latest;
  return (
    <ConflictBanner onTake={onTake} onSaveMine={onSaveMine}>
      {message} Your choices are below.
      <DescriptionList
        items={[
          [
            'Saved there',
            [
              state,
              rolesText(roles),
              endsOn ? `Last day of access ${formatDate(endsOn)}` : 'Access without an end',
            ].join('\n'),
          ],
        ]}
      />
    </ConflictBanner>
  );
}

/** The name under which the form's values are stored when the session ends. */
export const accessFormName = (username: string) => `access of ${username}`;

interface Typed extends Access, SuccessorChoice {
  /** The version that the form changes. */
  readonly version: number;
  /** Who takes the open follow-ups that the user can no longer see; empty until chosen. */
  readonly handOverTo: string;
}

const labels = {
  ...accessLabels,
  handOverTo: 'Who takes the open follow-ups',
  takesOver: successorLabel,
} as const;

const typedOf = (user: SubAccount, successors: readonly { readonly value: string }[]): Typed => ({
  ...accessOf(user),
  version: user.version,
  handOverTo: '',
  // A chosen user may no longer have access: then the agent takes them.
  takesOver: successors.find(({ value }) => value === user.takesOver)?.value ?? toAgent,
});

interface AccessFormProps {
  /** The user's saved data. After a conflict, it is another user's version. */
  readonly user: SubAccount;
  /** All users of the agent. */
  readonly users: readonly SubAccount[];
  readonly onDone: () => void;
  /** Called when unsaved changes appear, and when they are saved or undone. */
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
}

/** Edits a user's roles and last day. If another user saved first, shows both versions. */
export function AccessForm(props: AccessFormProps) {
  const { user, users, onDone, onUnsavedChange } = props;
  const { username, firstName, lastName } = user;
  const { make, isRunning, failure, clear } = useChangeSubAccount();
  const successors = useSuccessors(user, users);
  const former = typedOf(user, successors.options);
  const form = useForm<Typed>({ defaultValues: former, shouldFocusError: false });
  const { control, getValues, reset } = form;
  const roles = useWatch({ control, name: 'roles' });
  // Without a role, the user no longer sees follow-ups about items of that role.
  const lost = lostFollowUps(user, roles);
  const takers = useSuccessors(user, users, lost.shownBy);
  const handOverTo = useWatch({ control, name: 'handOverTo' });
  const needsSuccessor = lost.count > 0;
  const endsOn = useWatch({ control, name: 'endsOn' });
  const choosesSuccessor = user.takesOver !== undefined && endsOn !== null;
  const read = useWatch({ control, name: 'version' });
  const isOutdated = failure?.kind === 'conflict' && user.version !== read;

  async function save({ handOverTo: taker, takesOver, roles: chosen, ...typed }: Typed) {
    const body = {
      roles: [...chosen],
      endsOn: typed.endsOn,
      version: typed.version,
      ...(needsSuccessor && { handOverTo: taker }),
      ...(choosesSuccessor && { takesOver }),
    };
    const answer = await make({ params: { username }, body });
    if (!answer) return;
    toast(doneText(`The access of ${firstName} ${lastName} is changed`, answer));
    onDone();
  }
  const saveMine = form.handleSubmit((values) => save({ ...values, version: user.version }));

  return (
    <PageForm
      form={form}
      name={accessFormName(username)}
      labels={labels}
      isRunning={isRunning}
      failure={failure}
      failed="The access was not changed"
      conflict={
        isOutdated && (
          <UserConflict
            message={failure.message}
            latest={user}
            onTake={() => {
              clear();
              reset(typedOf(user, successors.options));
            }}
            onSaveMine={() => void saveMine()}
          />
        )
      }
      submit="Save access"
      submitting="Saving"
      onSubmit={save}
      onUnsavedChange={onUnsavedChange}
    >
      <AccessFields
        control={control as unknown as Control<Access>}
        getValues={getValues as unknown as UseFormGetValues<Access>}
      />
      {choosesSuccessor && (
        <SuccessorAfterEnd
          control={control as unknown as Control<SuccessorChoice>}
          successors={successors}
        />
      )}
      {needsSuccessor && (
        <SelectField
          name="handOverTo"
          control={control}
          label={successorLabelOf(lost.count)}
          hint={takers.hintOf(handOverTo)}
          options={takers.options}
          placeholder="Choose a user"
          rules={{
            required: noSuccessor,
            // The chosen user may see none of those that other roles show.
            validate: (chosen) =>
              takers.options.some(({ value }) => value === chosen) || noSuccessor,
          }}
        />
      )}
    </PageForm>
  );
}
