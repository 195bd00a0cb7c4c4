import { type Ref, useId } from 'react';
import { SwitchFrame } from './Switch.styles.ts';

export interface SwitchProps {
  /** Says what is on or off, and never changes with it. */
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** A hint under the switch that stays. */
  readonly help?: string | undefined;
  /** What is wrong, and what to do; shows while it is there. @default none */
  readonly errorText?: string | undefined;
  /** @default false */
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Something that is on or off at once, a `button` with the role of a switch. */
export function Switch({
  label,
  isOn,
  onChange,
  help,
  errorText,
  disabled = false,
  ref,
}: SwitchProps) {
  const labelId = useId();
  const describedBy = [help && `${labelId}-help`, errorText && `${labelId}-error`];
  return (
    <SwitchFrame>
      <span id={labelId}>{label}</span>
      <button
        ref={ref}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={labelId}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        disabled={disabled}
        onClick={() => {
          onChange(!isOn);
        }}
      >
        <span data-part="track" />
        <span aria-hidden>{isOn ? 'On' : 'Off'}</span>
      </button>
      {help && (
        <p id={`${labelId}-help`} data-part="hint">
          {help}
        </p>
      )}
      {errorText && (
        <p id={`${labelId}-error`} data-part="error">
          {errorText}
        </p>
      )}
    </SwitchFrame>
  );
}
