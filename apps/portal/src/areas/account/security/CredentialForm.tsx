import type { ApiError } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';
import { TextInput, type TextInputProps } from '@agent-portal/ui/TextInput';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DialogForm } from './Security.styles.ts';

interface CredentialFormProps extends Pick<
  TextInputProps,
  'label' | 'type' | 'hint' | 'autoComplete' | 'inputMode' | 'maxLength' | 'size'
> {
  readonly formId: string;
  /** The carrier's name of the field. */
  readonly field: 'password' | 'code';
  /** The error message when the field is empty. */
  readonly empty: string;
  /** The start of the message when it fails: 'The app was not turned on'. */
  readonly what: string;
  readonly failure: ApiError | undefined;
  readonly onSubmit: (typed: string) => void;
  /** Called when the field becomes filled or empty. */
  readonly onFilledChange: (isTyped: boolean) => void;
  readonly children?: ReactNode;
}

/** Asks for the password or a code. The typed value survives a failure, and is stored nowhere else. */
export function CredentialForm(props: CredentialFormProps) {
  const {
    formId,
    field,
    label,
    empty,
    what,
    failure,
    onSubmit,
    onFilledChange,
    children,
    ...input
  } = props;
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<string>();
  const element = useRef<HTMLInputElement>(null);
  const wrong = failure?.errors.find((one) => one.field === field);
  // The error stays until the value changes.
  const isSent = sent === typed;
  const error = isSent && typed === '' ? empty : isSent && wrong && `${label} ${wrong.message}.`;

  useEffect(() => onFilledChange(typed !== ''), [onFilledChange, typed]);
  // A dialog focuses its first field when it opens. A later step has to do it here.
  useEffect(() => {
    const input = element.current;
    if (!input?.form?.contains(document.activeElement)) input?.focus();
  }, []);
  useEffect(() => {
    if (failure) element.current?.focus();
  }, [failure]);

  return (
    <DialogForm
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(typed);
        if (typed === '') element.current?.focus();
        else onSubmit(typed);
      }}
    >
      {children}
      <TextInput
        {...input}
        ref={element}
        name={field}
        label={label}
        required
        value={typed}
        onChange={setTyped}
        error={error || undefined}
      />
      {failure && !wrong && (
        <Banner tone="danger">
          {what}. {failure.message}
        </Banner>
      )}
    </DialogForm>
  );
}
