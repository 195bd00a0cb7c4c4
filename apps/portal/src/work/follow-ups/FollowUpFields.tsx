import { longestFollowUpNote } from '@agent-portal/data/work/follow-ups/contract';
import { longestAssignNote, type Person } from '@agent-portal/data/work/today/contract';
import { announce } from '@agent-portal/ui/Announcer';
import { Button } from '@agent-portal/ui/Button';
import { DateField, SelectField, TextAreaField, TextField } from '@agent-portal/ui/form';
import { token } from '@agent-portal/ui/theme/token';
import { formatDate } from '@agent-portal/format';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { noteRules } from '../../shared/form/noteRules.ts';
import { followUpDateError, followUpPresets, lastFollowUpDay } from './followUpDates.ts';

/** What the user enters: a day, a note, and who gets it. */
export interface TypedFollowUp {
  readonly followUpDate: string | null;
  /** The text in the date field while it is not a valid date. */
  readonly draft: string | null;
  readonly note: string;
  /** The id of the person who gets it; empty for none. */
  readonly personId: string;
  /** The version and date of the follow-up when editing began; null if there was none. */
  readonly version: number | null;
  readonly former: string | null;
}

export const noFollowUp: TypedFollowUp = {
  followUpDate: null,
  draft: null,
  note: '',
  personId: '',
  version: null,
  former: null,
};

export const followUpLabels = { followUpDate: 'Follow-up date', note: 'Private note' } as const;
export const assignLabels = {
  personId: 'Assign to',
  followUpDate: followUpLabels.followUpDate,
  note: 'Note to the person',
} as const;

/** The choice of all people of the agency. */
export const everyone = 'all';

/** Buttons for the days on which users most often come back to something. */
const SuggestedDates = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-8')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

interface FollowUpFieldsProps {
  readonly form: UseFormReturn<TypedFollowUp>;
  /** The people of whom one gets it. Without them, the user does. */
  readonly people?: readonly (Person & { readonly isYou?: boolean })[] | undefined;
  /** It can also go back to all people. @default false */
  readonly canReturn?: boolean;
  readonly hints?: {
    readonly personId?: string;
    readonly followUpDate?: string;
    readonly note?: string;
  };
}

/** The fields of a follow-up: who gets it, where it goes to another person; its day; and a note. */
export function FollowUpFields({ form, people, canReturn = false, hints }: FollowUpFieldsProps) {
  const { control, setValue, clearErrors, getValues } = form;
  const today = useBusinessDate();

  function choose(day: string) {
    setValue('followUpDate', day, { shouldDirty: true });
    setValue('draft', null);
    clearErrors('followUpDate');
    announce(`${followUpLabels.followUpDate} ${formatDate(day)}`, followUpLabels.followUpDate);
  }

  return (
    <>
      {people && (
        <SelectField
          name="personId"
          control={control}
          rules={{ required: 'Choose a person.' }}
          label={assignLabels.personId}
          hint={hints?.personId}
          options={[
            { value: '', label: 'Choose a person' },
            ...people.map(({ personId, name, isYou }) => ({
              value: String(personId),
              label: isYou ? `${name} (you)` : name,
            })),
            ...(canReturn ? [{ value: everyone, label: 'Everyone in the agency' }] : []),
          ]}
        />
      )}
      <DateField
        name="followUpDate"
        draftName="draft"
        control={control}
        rules={{
          required: 'Choose a follow-up date.',
          validate: (day) => followUpDateError(day, { today, former: getValues('former') }),
        }}
        label={followUpLabels.followUpDate}
        hint={hints?.followUpDate}
        min={today}
        max={lastFollowUpDay(today)}
        // Hide the error until the next submit. A new error on blur would move the button mid-click.
        onDraft={() => clearErrors('followUpDate')}
      />
      <SuggestedDates aria-label="Suggested dates">
        {followUpPresets(today).map(({ label, day }) => (
          <Button key={label} size="small" onClick={() => choose(day)}>
            {label}
          </Button>
        ))}
      </SuggestedDates>
      {people ? (
        <TextField
          name="note"
          control={control}
          rules={noteRules(longestAssignNote)}
          label={assignLabels.note}
          hint={hints?.note ?? 'Only the person sees it.'}
        />
      ) : (
        <TextAreaField
          name="note"
          control={control}
          rules={noteRules(longestFollowUpNote)}
          label={followUpLabels.note}
          hint="Only you can see it."
          rows={4}
          most={longestFollowUpNote}
        />
      )}
    </>
  );
}
