import {
  type FieldsetHTMLAttributes,
  type InputHTMLAttributes,
  type Ref,
  type RefObject,
  useId,
} from 'react';
import { describedBy, Field, type FieldProps } from './Field.tsx';
import { unchanged } from './useControlled.ts';
import type { ChoiceLayout } from './choiceStyles.ts';

type NativeProps = Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  keyof FieldProps | 'onChange' | 'children' | 'defaultValue'
>;

/** The common props of groups of checkboxes and of radios. */
export interface ChoiceGroupProps<Value extends string> extends NativeProps, FieldProps {
  readonly options: readonly Choice<Value>[];
  /** How the choices are arranged. @default 'column' */
  readonly layout?: ChoiceLayout | undefined;
  /** The choices can be read and reached, but not changed. @default false */
  readonly readOnly?: boolean | undefined;
  /** The first choice that can be made, for a form that leads to what is wrong. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

interface InnerProps<Value extends string> extends ChoiceGroupProps<Value> {
  /** The `fieldset` in its styles. */
  readonly as: React.ElementType;
  readonly frame: RefObject<HTMLFieldSetElement | null>;
  readonly inputProps: (option: Choice<Value>) => InputHTMLAttributes<HTMLInputElement>;
}

/** A `fieldset` of native inputs with a label, a hint and an error. */
export function ChoiceGroup<Value extends string>({
  as: Frame,
  frame,
  inputProps,
  label,
  options,
  layout = 'column',
  hint,
  error,
  required = false,
  readOnly = false,
  disabled,
  ref,
  id: givenId,
  'aria-describedby': described,
  ...rest
}: InnerProps<Value>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const first = options.find(({ disabled }) => !disabled);
  return (
    <Field
      as={Frame}
      labelAs="legend"
      {...{ id, label, hint, error, required, disabled }}
      frameId={givenId}
      ref={frame}
      // Where the role has no attribute for it, the label says it.
      saysRequired={!rest['aria-required']}
      aria-describedby={describedBy(id, { hint, error }, described)}
      {...rest}
    >
      <div data-layout={layout}>
        {options.map((option, index) => (
          <div key={option.value} data-part="choice">
            <label>
              <input
                {...inputProps(option)}
                {...(readOnly && unchanged)}
                ref={option === first ? ref : undefined}
                value={option.value}
                disabled={option.disabled}
                aria-describedby={option.hint && `${id}-${index}`}
              />
              <span>{option.label}</span>
            </label>
            {option.hint && (
              <p id={`${id}-${index}`} data-part="hint">
                {option.hint}
              </p>
            )}
          </div>
        ))}
      </div>
    </Field>
  );
}

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A note under the label. */
  readonly hint?: string | undefined;
  /** @default false */
  readonly disabled?: boolean | undefined;
}
