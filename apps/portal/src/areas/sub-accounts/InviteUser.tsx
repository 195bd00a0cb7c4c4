import { cleanEmail } from '@agent-portal/data/emailAddress';
import { longestName, type SubAccount, toAgent } from '@agent-portal/data/sub-accounts/contract';
import { useInviteSubAccount } from '@agent-portal/data/sub-accounts/hooks';
import { Grid } from '@agent-portal/ui/Grid';
import { toast } from '@agent-portal/ui/Toast';
import { TextField } from '@agent-portal/ui/form';
import { type Control, useForm, type UseFormGetValues, useWatch } from 'react-hook-form';
import { emailRules } from '../../shared/form/emailRules.ts';
import { FormDialog } from '../../shared/form/FormDialog.tsx';
import { type Access, accessOf } from './Access.ts';
import { AccessFields, accessLabels } from './AccessFields.tsx';
import { type SuccessorChoice, SuccessorAfterEnd, successorLabel } from './SuccessorAfterEnd.tsx';
import { useSuccessors } from './useSuccessors.ts';

/** The name under which the form's values are stored when the session ends. */
export const inviteFormName = 'invite user';

interface Typed extends Access, SuccessorChoice {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
}

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  emailAddress: 'E-mail',
  ...accessLabels,
  takesOver: successorLabel,
} as const;

const names = ['firstName', 'lastName'] as const;

const rulesOf = {
  firstName: { required: 'Type a first name.' },
  lastName: { required: 'Type a last name.' },
} as const;

interface InviteUserProps {
  /** All users of the agent. */
  readonly users: readonly SubAccount[];
  readonly onClose: () => void;
}

/** Invites a user. The typed values survive a failure and the end of the session. */
export function InviteUser({ users, onClose }: InviteUserProps) {
  const { make, isRunning, failure } = useInviteSubAccount();
  const form = useForm<Typed>({
    defaultValues: {
      firstName: '',
      lastName: '',
      emailAddress: '',
      ...accessOf(),
      takesOver: toAgent,
    },
    shouldFocusError: false,
  });
  const { control, getValues } = form;
  const successors = useSuccessors(undefined, users);
  const endsOn = useWatch({ control, name: 'endsOn' });
  const choosesSuccessor = endsOn !== null && users.some((one) => one.takesOver !== undefined);

  async function invite({ firstName, lastName, takesOver, ...typed }: Typed) {
    const sentTo = cleanEmail(typed.emailAddress);
    const body = {
      firstName,
      lastName,
      emailAddress: sentTo,
      roles: [...typed.roles],
      endsOn: typed.endsOn,
      ...(choosesSuccessor && { takesOver }),
    };
    if (!(await make({ body }))) return;
    toast(`The invitation is on its way to ${sentTo}`);
    onClose();
  }

  return (
    <FormDialog
      title="Invite a user"
      form={form}
      name={inviteFormName}
      labels={labels}
      lost="the invitation you entered"
      isRunning={isRunning}
      failure={failure}
      failed="The invitation was not sent"
      submit="Send invitation"
      submitting="Inviting"
      onSubmit={invite}
      onClose={onClose}
    >
      <p>
        The e-mail has a link to choose a password. The link works once and expires after seven
        days.
      </p>
      <Grid minColumn="12rem">
        {names.map((name) => (
          <TextField
            key={name}
            name={name}
            control={control}
            rules={rulesOf[name]}
            label={labels[name]}
            autoComplete="off"
            maxLength={longestName}
          />
        ))}
      </Grid>
      <TextField
        name="emailAddress"
        control={control}
        rules={emailRules}
        label={labels.emailAddress}
        autoComplete="off"
        maxLength={254}
      />
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
    </FormDialog>
  );
}
