import { useState } from 'react';
import { Combobox } from '../../../../packages/ui/src/components/Combobox/Combobox.tsx';
import type { SubjectProps } from '../people.ts';

/** The combobox of the design system. */
export function Subject({ people }: SubjectProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Combobox
      label="Insured"
      value={value}
      onChange={setValue}
      options={people}
      status="ready"
      onRetry={() => {}}
    />
  );
}
