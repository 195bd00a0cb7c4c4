import { useId } from 'react';
import { SwitchFrame } from './Switch.styles.ts';

export interface SwitchProps {
  /** Says what is on or off, and never changes with it. */
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off at once, a `button` with the role of a switch. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  const labelId = useId();
  return (
    <SwitchFrame>
      <span id={labelId}>{label}</span>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={labelId}
        onClick={() => {
          onChange(!isOn);
        }}
      >
        <span data-part="track" />
        <span aria-hidden>{isOn ? 'On' : 'Off'}</span>
      </button>
    </SwitchFrame>
  );
}
