import type { ApiError } from '@agent-portal/data';
import type { ButtonProps } from '@agent-portal/ui/Button';
import { TextField } from '@agent-portal/ui/form';
import type { ReactNode } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';

/** Asks for the password again, so that an unattended session cannot be used for changes. */
export const PasswordField = ({ control }: { readonly control: Control<{ password: string }> }) => (
  <TextField
    name="password"
    control={control}
    type="password"
    label="Password"
    rules={{ required: 'Enter the password that you log in with.' }}
    autoComplete="current-password"
  />
);

interface PasswordDialogProps {
  readonly title: string;
  /** Explains the effect of the command. */
  readonly children: ReactNode;
  /** The text of the button: 'Turn off'. */
  readonly command: string;
  readonly variant?: ButtonProps['variant'];
  /** The start of the message when it fails. */
  readonly what: string;
  readonly isRunning: boolean;
  readonly failure: ApiError | undefined;
  readonly onSubmit: (password: string) => void;
  readonly onClose: () => void;
}

const labels = { password: 'Password' } as const;

/** A dialog that runs one command after the user types the password again. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { children, command, what, onSubmit, ...dialog } = props;
  const form = useForm({ defaultValues: { password: '' } });
  return (
    <FormDialog
      {...dialog}
      form={form}
      labels={labels}
      hasSummary={false}
      failed={what}
      submit={command}
      submitting="One moment"
      onSubmit={({ password }) => onSubmit(password)}
    >
      <p>{children}</p>
      <PasswordField control={form.control} />
    </FormDialog>
  );
}
