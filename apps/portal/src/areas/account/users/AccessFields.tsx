import { type Role, roles as allRoles } from '@agent-portal/data/endpoint';
import { dateError, DateField } from '@agent-portal/ui/DateField';
import { type Control, Controller, type UseFormGetValues } from 'react-hook-form';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import type { Access } from './Access.ts';
import { roleLabels } from './roleLabels.ts';
import { RoleChoices } from './Users.styles.ts';

export const accessLabels = { roles: 'Roles', endsOn: 'Last day of access' } as const;

interface AccessFieldsProps {
  readonly control: Control<Access>;
  readonly getValues: UseFormGetValues<Access>;
}

const toggled = (chosen: readonly Role[], role: Role) =>
  allRoles.filter((one) => chosen.includes(one) !== (one === role));

/** The roles of a user and the last day of its access, as fields of a form. */
export function AccessFields({ control, getValues }: AccessFieldsProps) {
  const today = useBusinessDate();
  return (
    <>
      <Controller
        name="roles"
        control={control}
        render={({ field }) => (
          <RoleChoices>
            <legend>{accessLabels.roles}</legend>
            <div>
              {allRoles.map((role, index) => (
                <label key={role}>
                  <input
                    ref={index === 0 ? field.ref : undefined}
                    type="checkbox"
                    checked={field.value.includes(role)}
                    onChange={() => field.onChange(toggled(field.value, role))}
                  />
                  {roleLabels[role]}
                </label>
              ))}
            </div>
          </RoleChoices>
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
