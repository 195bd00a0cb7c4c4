import { useState } from 'react';
import { Combobox, type ComboboxProps } from '../Combobox/Combobox.tsx';

/** A `Combobox` that keeps its value, for stories. */
export function StatefulCombobox(props: ComboboxProps) {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <Combobox
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange?.(next);
        setValue(next);
      }}
    />
  );
}
