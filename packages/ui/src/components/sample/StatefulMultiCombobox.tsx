import { useState } from 'react';
import { MultiCombobox, type MultiComboboxProps } from '../MultiCombobox/MultiCombobox.tsx';

/** A MultiCombobox that keeps what one picks in it. */
export function StatefulMultiCombobox(props: MultiComboboxProps) {
  const [values, setValues] = useState(props.value ?? []);
  return (
    <MultiCombobox
      {...props}
      value={values}
      onChange={(next) => {
        props.onChange?.(next);
        setValues(next);
      }}
    />
  );
}
