import { longestPassword, shortestPassword } from '@agent-portal/data/password/contract';
import { useChangePassword } from '@agent-portal/data/password/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { TextInput } from '@agent-portal/ui/TextInput';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useConfirmClose } from '../../../shared/form/useConfirmClose.tsx';
import { DialogForm } from './Security.styles.ts';

interface Typed {
  readonly password: string;
  readonly newPassword: string;
}

type Errors = Partial<Record<keyof Typed, string>>;

const nothing: Typed = { password: '', newPassword: '' };

/** What is wrong before anything is sent. The carrier checks the rest. */
function errorsOf({ password, newPassword }: Typed): Errors {
  const { length } = Array.from(newPassword.normalize('NFKC'));
  return {
    ...(password === '' && { password: 'Enter the password that you log in with.' }),
    ...(length < shortestPassword && {
      newPassword: `Use at least ${shortestPassword} characters.`,
    }),
    ...(length > longestPassword && { newPassword: `Use at most ${longestPassword} characters.` }),
  };
}

interface ChangePasswordProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the current and a new password. The typed values survive a failure. */
export function ChangePassword({ onDone, onClose }: ChangePasswordProps) {
  const formId = useId();
  const { make, isRunning, failure } = useChangePassword();
  const [typed, setTyped] = useState(nothing);
  const [sent, setSent] = useState<Typed>();
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const isUnsaved = typed !== nothing && !isRunning;
  const { close, question } = useConfirmClose(isUnsaved, 'what you entered', onClose);

  const refused = Object.fromEntries(
    (failure?.errors ?? []).map(({ field, message }) => [
      field,
      `${field === 'newPassword' ? 'New password' : 'Current password'} ${message}.`,
    ]),
  ) as Errors;
  const isOfField = refused.password !== undefined || refused.newPassword !== undefined;
  /** The error of a field stays until its value changes. */
  const errorAt = (field: keyof Typed) =>
    sent?.[field] === typed[field] ? (errorsOf(sent)[field] ?? refused[field]) : undefined;

  useEffect(() => {
    if (!failure) return;
    const fields = new Set(failure.errors.map(({ field }) => field));
    const isOfNext = fields.has('newPassword') && !fields.has('password');
    (isOfNext ? next : current).current?.focus();
  }, [failure]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setSent(typed);
    const errors = errorsOf(typed);
    if (errors.password !== undefined) current.current?.focus();
    else if (errors.newPassword !== undefined) next.current?.focus();
    else if (await make({ body: typed })) onDone();
  }

  return (
    <Dialog
      isOpen
      title="Change your password"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={isRunning}
            busyText="One moment"
          >
            Save password
          </Button>
        </>
      }
    >
      <DialogForm id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <p>Your other sessions are logged out. You stay logged in here.</p>
        <TextInput
          ref={current}
          name="password"
          type="password"
          label="Current password"
          required
          autoComplete="current-password"
          value={typed.password}
          onChange={(password) => setTyped({ ...typed, password })}
          error={errorAt('password')}
        />
        <TextInput
          ref={next}
          name="newPassword"
          type="password"
          label="New password"
          required
          hint={`At least ${shortestPassword} characters of any kind. Several words in a row are easy to remember and hard to guess.`}
          autoComplete="new-password"
          value={typed.newPassword}
          onChange={(newPassword) => setTyped({ ...typed, newPassword })}
          error={errorAt('newPassword')}
        />
        {failure && !isOfField && (
          <Banner tone="danger">The password was not changed. {failure.message}</Banner>
        )}
      </DialogForm>
      {question}
    </Dialog>
  );
}
