import { type Role, roles as allRoles } from '@agent-portal/data/endpoint';
import type { Feature } from '@agent-portal/data/features/features';
import { CheckboxGroupField, DateField } from '@agent-portal/ui/form';
import type { Control, UseFormGetValues } from 'react-hook-form';
import { accessRules } from '../../access/accessRules.ts';
import type { RouteNeeds } from '../../access/needs.ts';
import { useFeatures } from '../../features/useFeatures.ts';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { type Access, roleLabels } from './Access.ts';

export const accessLabels = { roles: 'Roles', endsOn: 'Last day of access' } as const;

interface AccessFieldsProps {
  readonly control: Control<Access>;
  readonly getValues: UseFormGetValues<Access>;
}

/** The roles for the features that are on: a role opens no page without its feature. */
export const offeredRoles = (features: ReadonlySet<Feature>): Role[] => {
  const rules: readonly RouteNeeds[] = Object.values(accessRules);
  return allRoles.filter((role) =>
    rules.some((needs) => needs.role === role && (!needs.feature || features.has(needs.feature))),
  );
};

/** The form fields for a user's roles and the last day of their access. */
export function AccessFields({ control, getValues }: AccessFieldsProps) {
  const today = useBusinessDate();
  const features = useFeatures();
  // A role that the user has already stays with it while its feature is off.
  const options = offeredRoles(features).map((value) => ({ value, label: roleLabels[value] }));
  return (
    <>
      <CheckboxGroupField
        name="roles"
        control={control}
        label={accessLabels.roles}
        layout="grid"
        options={options}
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
