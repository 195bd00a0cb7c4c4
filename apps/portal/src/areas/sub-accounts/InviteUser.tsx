import { cleanEmail } from '@agent-portal/data/emailAddress';
import { longestName, type SubAccount, toAgent } from '@agent-portal/data/sub-accounts/contract';
import { useInviteSubAccount } from '@agent-portal/data/sub-accounts/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { toast } from '@agent-portal/ui/Toast';
import { TextField } from '@agent-portal/ui/form';
import { useId } from 'react';
import { type Control, useForm, type UseFormGetValues, useWatch } from 'react-hook-form';
import { ErrorSummary } from '@agent-portal/ui/ErrorSummary';
import { emailRules } from '../../shared/form/emailRules.ts';
import { useConfirmClose } from '../../shared/form/useConfirmClose.tsx';
import { useFormErrors } from '../../shared/form/useFormErrors.ts';
import { useKeptForm } from '../../shared/form/useKeptForm.ts';
import { type Access, accessOf } from './Access.ts';
import { AccessFields, accessLabels } from './AccessFields.tsx';
import { type TakerChoice, TakerAfterEnd, takerLabel } from './TakerAfterEnd.tsx';
import { useTakers } from './useTakers.ts';
import { UserForm } from './Users.styles.ts';

/** The name under which the form's values are stored when the session ends. */
export const inviteFormName = 'invite user';

interface Typed extends Access, TakerChoice {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
}

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  emailAddress: 'E-mail',
  ...accessLabels,
  takesOver: takerLabel,
} as const;

const ofPerson = ['firstName', 'lastName', 'emailAddress'] as const;

const rulesOf = {
  firstName: { required: 'Type a first name.' },
  lastName: { required: 'Type a last name.' },
  emailAddress: emailRules,
} as const;

interface InviteUserProps {
  /** All users of the agent. */
  readonly users: readonly SubAccount[];
  readonly onClose: () => void;
}

/** Invites a user. The typed values survive a failure and the end of the session. */
export function InviteUser({ users, onClose }: InviteUserProps) {
  const formId = useId();
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
  const { control, getValues, handleSubmit, formState } = form;
  useKeptForm(inviteFormName, form);
  const isUnsaved = formState.isDirty && !isRunning;
  const { close, question } = useConfirmClose(isUnsaved, 'the invitation you entered', onClose);
  const { options } = useTakers(undefined, users);
  const endsOn = useWatch({ control, name: 'endsOn' });
  const choosesTaker = endsOn !== null && users.some((one) => one.takesOver !== undefined);
  const { onInvalid, summary, other } = useFormErrors(form, labels, failure);

  const submit = handleSubmit(async ({ firstName, lastName, takesOver, ...typed }) => {
    const sentTo = cleanEmail(typed.emailAddress);
    const body = {
      firstName,
      lastName,
      emailAddress: sentTo,
      roles: [...typed.roles],
      endsOn: typed.endsOn,
      ...(choosesTaker && { takesOver }),
    };
    if (!(await make({ body }))) return;
    toast(`The invitation is on its way to ${sentTo}`);
    onClose();
  }, onInvalid);

  return (
    <Dialog
      isOpen
      title="Invite a user"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={isRunning}
            busyText="Inviting"
          >
            Send invitation
          </Button>
        </>
      }
    >
      <UserForm id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary {...summary} />
        <p>
          The e-mail has a link to choose a password. The link works once and expires after seven
          days.
        </p>
        <div data-part="names">
          {ofPerson.map((name) => (
            <TextField
              key={name}
              name={name}
              control={control}
              rules={rulesOf[name]}
              label={labels[name]}
              autoComplete="off"
              maxLength={name === 'emailAddress' ? 254 : longestName}
            />
          ))}
        </div>
        <AccessFields
          control={control as unknown as Control<Access>}
          getValues={getValues as unknown as UseFormGetValues<Access>}
        />
        {choosesTaker && (
          <TakerAfterEnd control={control as unknown as Control<TakerChoice>} options={options} />
        )}
        {other && <Banner tone="danger">The invitation was not sent. {other.message}</Banner>}
      </UserForm>
      {question}
    </Dialog>
  );
}
