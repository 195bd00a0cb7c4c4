import { Calendar } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { datePresets, presetsAhead } from '../../dates/datePresets.ts';
import { DateRangeField } from '../../components/DateRangeField/DateRangeField.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { token } from '../../theme/token.ts';
import { datePresetsWords } from '../../words/dates.ts';
import { useWords } from '../../words/useWords.ts';
import { dateTexts } from '../dateTexts.ts';
import type { FilterFieldProps } from '../FilterKind.ts';
import { useFilterTexts } from '../FilterTexts.ts';
import { withValue } from '../withValue.ts';
import { datesInForce } from '../datesInForce.ts';

/** Looks like the other fields. */
const Dates = styled(Popover)`
  justify-content: space-between;
  padding-inline: ${token('space-12')};
  border: 1px solid ${token('color-border')};
`;

const Content = styled.div`
  inline-size: min(20rem, 100vw - ${token('space-64')});
`;

/** The field of a filter by the days between two: it says which, and opens both with their usual ranges. */
export function DatesField({
  definition,
  values,
  onChange,
  today,
}: Pick<FilterFieldProps<'date-range'>, 'values' | 'onChange' | 'today'> & {
  readonly definition: Omit<FilterFieldProps<'date-range'>['definition'], 'kind'>;
}) {
  const id = useId();
  const words = useWords('DatePresets', datePresetsWords);
  const texts = useFilterTexts();
  const { label, fromName, toName, presets = datePresets(today, words) } = definition;
  const range = datesInForce(definition, values, today);
  const withRange = ({ from, to }: typeof range, before: typeof values) =>
    withValue(withValue(before, fromName, from), toName, to);
  const chosen = dateTexts.chip(definition, withRange(range, {}), texts);
  return (
    <Field id={id} label={label}>
      <Dates
        id={id}
        label={chosen ?? `${label}: ${words.any}`}
        title={label}
        trigger={
          <>
            {chosen?.slice(`${label}: `.length) ?? words.any}
            <Calendar aria-hidden size="1.25em" strokeWidth={1.75} />
          </>
        }
      >
        <Content>
          <DateRangeField
            label={label}
            presets={presets}
            value={range}
            onChange={(next) => onChange(withRange(next, values))}
          />
        </Content>
      </Dates>
    </Field>
  );
}

/** The field of a filter by the days on which something is in force. */
export function EffectiveDatesField({ definition, ...field }: FilterFieldProps<'effective-dates'>) {
  const words = useWords('DatePresets', datePresetsWords);
  const presets = definition.presets ?? presetsAhead(field.today, words);
  return <DatesField {...field} definition={{ ...definition, presets }} />;
}
