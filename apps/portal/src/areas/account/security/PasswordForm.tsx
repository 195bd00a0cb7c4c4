import type { ApiError } from '@agent-portal/data';
import type { ReactNode } from 'react';
import { CredentialForm } from './CredentialForm.tsx';

interface PasswordFormProps {
  readonly formId: string;
  /** The start of the message when it fails. */
  readonly what: string;
  readonly failure: ApiError | undefined;
  readonly onSubmit: (password: string) => void;
  /** Called when the field becomes filled or empty. */
  readonly onFilledChange: (isTyped: boolean) => void;
  readonly children?: ReactNode;
}

/** Asks for the password again, so that an unattended session cannot be used for changes. */
export const PasswordForm = (props: PasswordFormProps) => (
  <CredentialForm
    {...props}
    field="password"
    type="password"
    label="Password"
    empty="Enter the password that you log in with."
    autoComplete="current-password"
  />
);
