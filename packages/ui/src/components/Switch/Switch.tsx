import { type ButtonHTMLAttributes, type Ref, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { switchWords } from '../../words/inputs.ts';
import { useWords } from '../../words/useWords.ts';
import { bothRefs } from '../Field/bothRefs.ts';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { useControlled } from '../Field/useControlled.ts';
import { token } from '../../theme/token.ts';

type NativeProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  keyof FieldProps | 'type' | 'role' | 'value' | 'onChange' | 'onClick' | 'children'
>;

export interface SwitchProps extends NativeProps, FieldProps {
  /** Names what is on or off, and never changes with it. */
  readonly label: string;
  /** Whether it is on, when controlled. Without it the switch is uncontrolled: see `defaultChecked`. */
  readonly checked?: boolean | undefined;
  /** The first state of an uncontrolled switch, also after a reset of the form. @default false */
  readonly defaultChecked?: boolean | undefined;
  readonly onChange?: ((checked: boolean) => void) | undefined;
  /** The value that the form sends under `name` while it is on. @default 'on' */
  readonly value?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * Something that is on or off at once, a `button` with the role of a switch.
 *
 * - **Also called:** toggle.
 * - **When to use it:** It takes effect at once.
 * - **When not:** It takes effect when a form is sent: `Checkbox`.
 * - **Keys:**
 *   - Enter, Space: Presses it.
 */
export function Switch({
  label,
  checked: given,
  defaultChecked,
  onChange,
  name,
  value = 'on',
  hint,
  error,
  required,
  disabled = false,
  className,
  style,
  id,
  ref,
  'aria-describedby': described,
  ...rest
}: SwitchProps) {
  const words = useWords('Switch', switchWords);
  const button = useRef<HTMLButtonElement>(null);
  const stored = { value: given, defaultValue: defaultChecked, empty: false, onChange };
  const [checked, setChecked] = useControlled<boolean>(stored, button);
  const ownId = useId();
  const buttonId = id ?? ownId;
  const labelId = `${buttonId}-label`;
  return (
    <Field as={SwitchFrame} {...{ id: buttonId, label, hint, error, required, className, style }}>
      {(text) => (
        <>
          <label id={labelId} htmlFor={buttonId}>
            {text}
          </label>
          {name && checked && (
            <input type="hidden" {...{ name, value, disabled, form: rest.form }} />
          )}
          <button
            {...rest}
            ref={bothRefs(button, ref)}
            id={buttonId}
            type="button"
            role="switch"
            aria-checked={checked}
            aria-labelledby={labelId}
            aria-describedby={describedBy(buttonId, { hint, error }, described)}
            aria-required={required || undefined}
            disabled={disabled}
            onClick={() => {
              setChecked(!checked);
            }}
          >
            <span data-part="track" />
            <span aria-hidden>{checked ? words.on : words.off}</span>
          </button>
        </>
      )}
    </Field>
  );
}

const SwitchFrame = styled.div`
  display: grid;
  gap: ${token('space-4')};

  > label {
    justify-self: start;
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.25rem;
  }

  [data-part='mark'] {
    color: ${token('color-text-muted')};
    font-weight: ${token('font-weight')};
  }

  button {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: ${token('space-8')};
    min-block-size: ${token('control-height')};
    padding-block: 0;
    padding-inline: 0 ${token('space-4')};
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    color: ${token('color-text')};
    font: inherit;
    cursor: pointer;
  }

  button:disabled {
    color: ${token('color-text-muted')};
    cursor: not-allowed;
  }

  button:disabled [data-part='track'] {
    opacity: 0.6;
  }

  > p {
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  > p[data-part='error'] {
    color: ${token('color-danger')};
  }

  [data-part='track'] {
    position: relative;
    inline-size: 2.75rem;
    block-size: 1.5rem;
    border: 2px solid ${token('color-border')};
    border-radius: ${token('radius-pill')};
    background: ${token('color-surface')};
  }

  [data-part='track']::after {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: 50%;
    background: ${token('color-border')};
    transition: transform 100ms;
  }

  [aria-checked='true'] [data-part='track'] {
    border-color: ${token('color-primary')};
    background: ${token('color-primary')};
  }

  [aria-checked='true'] [data-part='track']::after {
    background: ${token('color-on-primary')};
    transform: translateX(1.25rem);
  }

  [aria-checked='true'] [data-part='track']:dir(rtl)::after {
    transform: translateX(-1.25rem);
  }

  /* The ground of a thumb is not drawn where the system chooses the colors. */
  @media (forced-colors: active) {
    [data-part='track'],
    [data-part='track']::after {
      forced-color-adjust: none;
    }

    [data-part='track'] {
      border-color: ButtonText;
      background: ButtonFace;
    }

    [data-part='track']::after {
      background: ButtonText;
    }

    [aria-checked='true'] [data-part='track'] {
      border-color: Highlight;
      background: Highlight;
    }

    [aria-checked='true'] [data-part='track']::after {
      background: HighlightText;
    }
  }
`;
