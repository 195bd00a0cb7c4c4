import type { ApiError } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';
import { TextInput, type TextInputProps } from '@agent-portal/ui/TextInput';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DialogForm } from './Security.styles.ts';

interface AskFormProps extends Pick<
  TextInputProps,
  'label' | 'type' | 'hint' | 'autoComplete' | 'inputMode' | 'maxLength' | 'size'
> {
  readonly formId: string;
  /** What the carrier calls the field. */
  readonly field: 'password' | 'code';
  /** What is said where nothing was typed. */
  readonly empty: string;
  /** What did not happen, where it fails: 'The app was not turned on'. */
  readonly what: string;
  readonly failure: ApiError | undefined;
  readonly onAsk: (typed: string) => void;
  /** Called when the field becomes filled or empty. */
  readonly onFilledChange: (isTyped: boolean) => void;
  readonly children?: ReactNode;
}

/** Asks for one thing that proves who asks; what was typed outlives a failure, and is kept nowhere else. */
export function AskForm(props: AskFormProps) {
  const { formId, field, label, empty, what, failure, onAsk, onFilledChange, children, ...input } =
    props;
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<string>();
  const element = useRef<HTMLInputElement>(null);
  const wrong = failure?.errors.find((one) => one.field === field);
  // What was wrong is so until it is changed.
  const isSent = sent === typed;
  const error = isSent && typed === '' ? empty : isSent && wrong && `${label} ${wrong.message}.`;

  useEffect(() => onFilledChange(typed !== ''), [onFilledChange, typed]);
  // A dialog focuses its first field as it opens; this is for a step that comes later.
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
        else onAsk(typed);
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
