import { Combobox } from '../../components/Combobox/Combobox.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { filterFieldsWords } from '../../words/inputs.ts';
import { useWords } from '../../words/useWords.ts';
import type { FilterFieldProps } from '../FilterKind.ts';
import { textOf, withValue } from '../withValue.ts';

/** The agents to view as load with the rows, so there is nothing to retry. */
const nothing = () => undefined;

/** The field of the agent whose list is looked at, with the downline or without where there is the choice. */
export function ViewAsField({ definition, values, onChange }: FilterFieldProps<'view-as'>) {
  const words = useWords('FilterFields', filterFieldsWords);
  const { name, label, options, onlyMark, downlineLabel = words.downline } = definition;
  const value = textOf(values[name]);
  const isOnly = value !== null && onlyMark !== undefined && value.endsWith(onlyMark);
  const agent = isOnly ? value.slice(0, -onlyMark.length) : value;
  return (
    <>
      <div data-long>
        <Combobox
          label={label}
          value={agent}
          onChange={(next) => onChange(withValue(values, name, next))}
          options={
            onlyMark ? options.filter((option) => !option.value.endsWith(onlyMark)) : options
          }
          status="ready"
          onRetry={nothing}
        />
      </div>
      {onlyMark && agent !== null && (
        <Switch
          label={downlineLabel}
          checked={!isOnly}
          onChange={(checked) =>
            onChange(withValue(values, name, checked ? agent : agent + onlyMark))
          }
        />
      )}
    </>
  );
}
