import { roles as allRoles } from '@agent-portal/data/endpoint';
import { CheckboxGroup } from '@agent-portal/ui/CheckboxGroup';
import { dateError, DateField } from '@agent-portal/ui/DateField';
import { type Control, Controller, type UseFormGetValues } from 'react-hook-form';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import type { Access } from './Access.ts';
import { roleLabels } from './roleLabels.ts';

export const accessLabels = { roles: 'Roles', endsOn: 'Last day of access' } as const;

interface AccessFieldsProps {
  readonly control: Control<Access>;
  readonly getValues: UseFormGetValues<Access>;
}

const roleOptions = allRoles.map((value) => ({ value, label: roleLabels[value] }));

/** The roles of a user and the last day of its access, as fields of a form. */
export function AccessFields({ control, getValues }: AccessFieldsProps) {
  const today = useBusinessDate();
  return (
    <>
      <Controller
        name="roles"
        control={control}
        render={({ field }) => (
          <CheckboxGroup
            {...field}
            label={accessLabels.roles}
            layout="grid"
            options={roleOptions}
            values={field.value}
          />
        )}
      />
      <div>
        <Controller
          name="endsOn"
          control={control}
          rules={{
            validate: (day) => {
              const isPassed = day !== null && day < today && day !== getValues('former');
              return (
                dateError(accessLabels.endsOn, getValues('draft') ?? '') ??
                (isPassed ? 'Choose today or a later day.' : true)
              );
            },
          }}
          render={({ field, fieldState }) => (
            <Controller
              name="draft"
              control={control}
              render={({ field: typed }) => (
                <DateField
                  ref={field.ref}
                  label={accessLabels.endsOn}
                  value={field.value}
                  onChange={field.onChange}
                  draft={typed.value}
                  onDraft={typed.onChange}
                  error={fieldState.error?.message}
                />
              )}
            />
          )}
        />
        <p>Leave it empty for access that does not end by itself.</p>
      </div>
    </>
  );
}
