import { TextField } from '@agent-portal/ui/form';
import type { Control } from 'react-hook-form';

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
