import { Button, type ButtonProps } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { type ReactNode, useId } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { FormBody, type SentForm } from './FormBody.tsx';
import { useConfirmClose } from './useConfirmClose.tsx';

interface FormDialogProps<Values extends FieldValues> extends SentForm<Values> {
  readonly title: string;
  /** What closing loses, as the question names it. @default 'what you entered' */
  readonly lost?: string | undefined;
  /** The text of the button that sends the form. Without it, the form cannot be sent. */
  readonly submit: string | false;
  readonly submitting: string;
  readonly variant?: ButtonProps['variant'];
  /** A button that replaces the submit button. */
  readonly instead?: ReactNode;
  /** @default 'Cancel' */
  readonly cancel?: string | undefined;
  /** What stays visible in front of the buttons. */
  readonly note?: ReactNode;
  /** Replaces the form after it was sent. */
  readonly outcome?: { readonly content: ReactNode; readonly footer: ReactNode } | undefined;
  readonly onClose: () => void;
}

/** A dialog with one form. It asks before unsaved input is lost: Escape, a click outside, Cancel, Back. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, lost = 'what you entered', submit, submitting, variant = 'primary' } = props;
  const { instead, cancel = 'Cancel', note, outcome, onClose, ...body } = props;
  const { isRunning } = body;
  const id = useId();
  const { isDirty } = useFormState({ control: body.form.control });
  const { close, question } = useConfirmClose(isDirty && !isRunning && !outcome, lost, onClose);
  return (
    <Dialog
      isOpen
      title={title}
      onClose={close}
      footer={
        outcome?.footer ?? (
          <>
            {note}
            <Button onClick={close}>{cancel}</Button>
            {instead ||
              (submit && (
                <Button
                  // Another element than `instead`: a press on that never sends the form.
                  key="send"
                  type="submit"
                  form={id}
                  variant={variant}
                  isBusy={isRunning}
                  busyText={submitting}
                >
                  {submit}
                </Button>
              ))}
          </>
        )
      }
    >
      {outcome?.content ?? <FormBody {...body} id={id} />}
      {question}
    </Dialog>
  );
}
