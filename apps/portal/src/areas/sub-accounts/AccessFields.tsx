import { roles as allRoles } from '@agent-portal/data/endpoint';
import { CheckboxGroupField, DateField } from '@agent-portal/ui/form';
import type { Control, UseFormGetValues } from 'react-hook-form';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import type { Access } from './Access.ts';
import { roleLabels } from './roleLabels.ts';

export const accessLabels = { roles: 'Roles', endsOn: 'Last day of access' } as const;

interface AccessFieldsProps {
  readonly control: Control<Access>;
  readonly getValues: UseFormGetValues<Access>;
}

const roleOptions = allRoles.map((value) => ({ value, label: roleLabels[value] }));

/** The form fields for a user's roles and the last day of their access. */
export function AccessFields({ control, getValues }: AccessFieldsProps) {
  const today = useBusinessDate();
  return (
    <>
      <CheckboxGroupField
        name="roles"
        control={control}
        label={accessLabels.roles}
        layout="grid"
        options={roleOptions}
      />
      <DateField
        name="endsOn"
        draftName="draft"
        control={control}
        rules={{
          validate: (day) => {
            const isPassed = day !== null && day < today && day !== getValues('former');
            return isPassed ? 'Choose today or a later day.' : true;
          },
        }}
        label={accessLabels.endsOn}
        min={today}
        hint="Leave it empty for access without an end date."
      />
    </>
  );
}
