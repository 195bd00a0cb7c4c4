import { Button, type ButtonProps } from '@agent-portal/ui/Button';
import { FormActions } from '@agent-portal/ui/FormLayout';
import { useEffect } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { FormBody, type SentForm } from './FormBody.tsx';

interface PageFormProps<Values extends FieldValues> extends SentForm<Values> {
  /** Names the form. */
  readonly label?: string | undefined;
  /** The text of the button that sends the form. Without it, the form cannot be sent. */
  readonly submit: string | undefined;
  readonly submitting: string;
  readonly variant?: ButtonProps['variant'];
  readonly onCancel?: (() => void) | undefined;
  /** Called when unsaved input appears, and when it is sent or undone. Pass a stable function. */
  readonly onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
}

/** A form in the page or in a part of a dialog, with its buttons below the fields. */
export function PageForm<Values extends FieldValues>(props: PageFormProps<Values>) {
  const { submit, submitting, variant = 'primary', onCancel, onUnsavedChange, ...body } = props;
  const { isRunning } = body;
  const { isDirty } = useFormState({ control: body.form.control });
  const isUnsaved = isDirty && !isRunning;
  useEffect(() => {
    onUnsavedChange?.(isUnsaved);
    return () => onUnsavedChange?.(false);
  }, [onUnsavedChange, isUnsaved]);
  return (
    <FormBody
      {...body}
      actions={
        <FormActions>
          {submit && (
            <Button type="submit" variant={variant} isBusy={isRunning} busyText={submitting}>
              {submit}
            </Button>
          )}
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        </FormActions>
      }
    />
  );
}
