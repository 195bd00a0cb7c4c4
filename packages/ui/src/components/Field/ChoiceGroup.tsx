import { type FieldsetHTMLAttributes, type InputHTMLAttributes, type Ref, useId } from 'react';
import { LabelMark } from './LabelMark.tsx';
import { RequiredMark } from './RequiredMark.tsx';
import { unchanged } from './unchanged.ts';
import type { Choice } from './Choice.ts';
import type { ChoiceLayout } from './choiceGroupStyles.ts';

type NativeProps = Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'onChange' | 'children' | 'defaultValue'
>;

/** What groups of checkboxes and of radios are given alike. */
export interface ChoiceGroupProps<Value extends string> extends NativeProps {
  /** What is chosen, over the choices. */
  readonly label: string;
  readonly options: readonly Choice<Value>[];
  /** How the choices stand. @default 'column' */
  readonly layout?: ChoiceLayout | undefined;
  /** A hint under the label that stays. */
  readonly help?: string | undefined;
  /** What is wrong, and what to do; shows while it is there. @default none */
  readonly errorText?: string | undefined;
  /** Says so beside the label; whoever sends the form holds it. @default false */
  readonly isRequired?: boolean | undefined;
  /** The choices can be read and reached, but not changed. @default false */
  readonly isReadOnly?: boolean | undefined;
  /** The first choice that can be made, for a form that leads to what is wrong. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

interface InnerProps<Value extends string> extends ChoiceGroupProps<Value> {
  /** The `fieldset` in its styles. */
  readonly as: React.ElementType;
  readonly inputProps: (option: Choice<Value>) => InputHTMLAttributes<HTMLInputElement>;
}

/** A `fieldset` of native inputs with a label, a hint and an error. */
export function ChoiceGroup<Value extends string>({
  as: Frame,
  inputProps,
  label,
  options,
  layout = 'column',
  help,
  errorText,
  isRequired = false,
  isReadOnly = false,
  disabled,
  ref,
  ...rest
}: InnerProps<Value>) {
  const id = useId();
  const describedBy = [help && `${id}-help`, errorText && `${id}-error`].filter(Boolean).join(' ');
  const first = options.find(({ isDisabled }) => !isDisabled);
  return (
    <Frame disabled={disabled} aria-describedby={describedBy || undefined} {...rest}>
      <legend>
        {label}
        {/* Where the role has no word for it, the label says it. */}
        {isRequired && (rest['aria-required'] ? <RequiredMark /> : <LabelMark says="required" />)}
      </legend>
      {help && (
        <p id={`${id}-help`} data-part="hint">
          {help}
        </p>
      )}
      <div data-layout={layout}>
        {options.map((option, index) => (
          <div key={option.value} data-part="choice">
            <label>
              <input
                {...inputProps(option)}
                {...(isReadOnly && unchanged)}
                ref={option === first ? ref : undefined}
                value={option.value}
                disabled={option.isDisabled}
                aria-describedby={option.help && `${id}-${index}`}
              />
              <span>{option.label}</span>
            </label>
            {option.help && (
              <p id={`${id}-${index}`} data-part="hint">
                {option.help}
              </p>
            )}
          </div>
        ))}
      </div>
      {errorText && (
        <p id={`${id}-error`} data-part="error">
          {errorText}
        </p>
      )}
    </Frame>
  );
}
