import { SelectField } from '@agent-portal/ui/form';
import type { Control } from 'react-hook-form';
import type { useSuccessors } from './useSuccessors.ts';

/** The form's text about the time after a user's last day. */
export interface SuccessorChoice {
  /** Who takes the open items: a user name, or `agent`. */
  readonly takesOver: string;
}

export const successorLabel = 'Who takes open items after the last day';

interface SuccessorAfterEndProps {
  readonly control: Control<SuccessorChoice>;
  readonly options: ReturnType<typeof useSuccessors>['options'];
}

/** Chooses who takes a user's open items after its last day. The agent is the first choice. */
export function SuccessorAfterEnd({ control, options }: SuccessorAfterEndProps) {
  return (
    <SelectField
      name="takesOver"
      control={control}
      label={successorLabel}
      hint="Private notes are deleted. What this user may not see goes to the agent."
      // One is always chosen.
      options={options.filter(({ value }) => value !== '')}
    />
  );
}
