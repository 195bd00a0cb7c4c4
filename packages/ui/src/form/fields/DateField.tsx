import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { dateError } from '../../dates/dateError.ts';
import {
  DateField as DateInput,
  type DateFieldProps as DateInputProps,
} from '../../components/DateField/DateField.tsx';
import { dateFieldWords } from '../../words/dates.ts';
import { useLocale } from '../../words/useLocale.ts';
import { useWords } from '../../words/useWords.ts';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';
import { useUntilReset } from '../useUntilReset.ts';

type BoundProps<Values extends FieldValues, Name extends FieldPath<Values>> = FieldProps<
  DateInputProps,
  Values,
  Name
> & {
  /** Called while the user types, and with null once the text is a date. */
  readonly onDraft?: ((draft: string | null) => void) | undefined;
};

interface Draft {
  readonly draft: string | null;
  readonly setDraft: (draft: string | null) => void;
}

/** The field with a typed text that is not a date yet, which is an error when the form is sent. */
function DraftedField<Values extends FieldValues, Name extends FieldPath<Values>>({
  name,
  control,
  rules,
  draft,
  setDraft,
  onDraft,
  ...input
}: BoundProps<Values, Name> & Draft) {
  const words = useWords('DateField', dateFieldWords);
  const locale = useLocale();
  const { name: _, ...field } = useField<string | null, Values, Name>(
    { name, control, rules },
    input,
    {
      draftError: (saved) =>
        dateError(input.label, draft ?? '', {
          min: input.min,
          max: input.max,
          saved: saved as string | null,
          locale,
          words,
        }),
    },
  );
  return (
    <DateInput
      {...input}
      {...field}
      draft={draft}
      onDraft={(typed) => {
        setDraft(typed);
        onDraft?.(typed);
      }}
    />
  );
}

function WithOwnDraft<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: BoundProps<Values, Name>,
) {
  const [draft = null, setDraft] = useUntilReset<string | null, Values>(props.control, props.name);
  return <DraftedField<Values, Name> {...props} draft={draft} setDraft={setDraft} />;
}

function WithStoredDraft<Values extends FieldValues, Name extends FieldPath<Values>>({
  draftName,
  ...props
}: BoundProps<Values, Name> & { readonly draftName: FieldPath<Values> }) {
  const { field } = useController<Values>({
    name: draftName,
    ...(props.control && { control: props.control }),
  });
  return <DraftedField<Values, Name> {...props} draft={field.value} setDraft={field.onChange} />;
}

/** A `DateField` of a form; a day is YYYY-MM-DD, or null. */
export function DateField<Values extends FieldValues, Name extends NameOf<Values, string | null>>({
  draftName,
  ...props
}: BoundProps<Values, Name> & {
  /** Where the form stores a typed text that is not a date yet. @default the field stores it */
  readonly draftName?: NameOf<Values, string | null>;
}) {
  return draftName === undefined ? (
    <WithOwnDraft<Values, Name> {...props} />
  ) : (
    <WithStoredDraft<Values, Name> {...props} draftName={draftName} />
  );
}
