import { type ReactNode, useId, useRef } from 'react';
import { BoundGroup } from './BoundFrame.styles.ts';
import type { BoundField } from './useField.ts';

interface BoundFrameProps extends Pick<
  BoundField<unknown>,
  'errorText' | 'isRequired' | 'ref' | 'onBlur'
> {
  readonly label: string;
  readonly children: ReactNode;
}

/** Gives what a form says to a field that shows no error itself; the form's focus goes to its first input. */
export function BoundFrame({ label, errorText, isRequired, ref, ...rest }: BoundFrameProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const isPlain = errorText === undefined && !isRequired;
  return (
    <BoundGroup
      ref={(element) => {
        frame.current = element;
        ref(element?.querySelector('input, button') ?? null);
      }}
      {...(!isPlain && {
        role: 'group',
        'aria-label': `${label}${isRequired ? ' (required)' : ''}`,
      })}
      aria-describedby={errorText && id}
      onBlur={rest.onBlur}
    >
      {rest.children}
      {errorText && <p id={id}>{errorText}</p>}
    </BoundGroup>
  );
}
