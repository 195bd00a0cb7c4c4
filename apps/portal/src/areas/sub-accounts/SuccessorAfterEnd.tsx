import { SelectField } from '@agent-portal/ui/form';
import { type Control, useWatch } from 'react-hook-form';
import type { useSuccessors } from './useSuccessors.ts';

/** The form's text about the time after a user's last day. */
export interface SuccessorChoice {
  /** Who takes the open items: a user name, or `agent`. */
  readonly takesOver: string;
}

export const successorLabel = 'Who takes open items after the last day';

interface SuccessorAfterEndProps {
  readonly control: Control<SuccessorChoice>;
  readonly successors: ReturnType<typeof useSuccessors>;
}

/** Chooses who takes a user's open items after its last day. The agent is the first choice. */
export function SuccessorAfterEnd({ control, successors }: SuccessorAfterEndProps) {
  const chosen = useWatch({ control, name: 'takesOver' });
  return (
    <SelectField
      name="takesOver"
      control={control}
      label={successorLabel}
      hint={successors.hintOf(chosen)}
      options={successors.options}
    />
  );
}
