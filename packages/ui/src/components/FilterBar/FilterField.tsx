import { useState } from 'react';
import { Combobox } from '../Combobox/Combobox.tsx';
import { datePresets } from '../DateField/datePresets.ts';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { MultiCombobox } from '../MultiCombobox/MultiCombobox.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { withValue } from './filterChips.ts';
import type { FilterDefinition, FilterValue, FilterValues } from './filterDefinition.ts';

interface FilterFieldProps {
  readonly definition: FilterDefinition;
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
}

/** The field of one filter, whatever its kind. */
export function FilterField({ definition, values, onChange }: FilterFieldProps) {
  const { name, label, kind } = definition;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const value = values[name];
  const set = (next: FilterValue | null) => {
    onChange(withValue(values, name, next));
  };
  switch (kind) {
    case 'toggle':
      return (
        <Switch
          label={label}
          isOn={value === true}
          onChange={(isOn) => {
            set(isOn || null);
          }}
        />
      );
    case 'autocomplete': {
      const { options, status, onRetry } = definition;
      const source = { options, status, onRetry };
      return <Combobox label={label} value={oneText(value)} onChange={set} {...source} />;
    }
    case 'view-as': {
      const source = { options: definition.options, status: 'ready', onRetry: nothing } as const;
      return <Combobox label={label} value={oneText(value)} onChange={set} {...source} />;
    }
    case 'multi-autocomplete': {
      const { options, status, onRetry } = definition;
      const source = { options, status, onRetry };
      const chosen = Array.isArray(value) ? value : [];
      return <MultiCombobox label={label} values={chosen} onChange={set} {...source} />;
    }
    case 'date-range': {
      const { fromName, toName, presets = datePresets(today) } = definition;
      return (
        <DateRangeField
          label={label}
          presets={presets}
          value={{ from: oneText(values[fromName]), to: oneText(values[toName]) }}
          onChange={({ from, to }) => {
            onChange(withValue(withValue(values, fromName, from), toName, to));
          }}
        />
      );
    }
    default:
      return kind satisfies never;
  }
}

/** The agents to view as come with the user, so there is nothing to ask for again. */
const nothing = () => undefined;

function oneText(value: FilterValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
