import { SelectField } from '@agent-portal/ui/form';
import type { Control } from 'react-hook-form';
import type { useTakers } from './useTakers.ts';

/** The form's text about the time after a user's last day. */
export interface TakerChoice {
  /** Who takes the open items: a user name, or `agent`. */
  readonly takesOver: string;
}

export const takerLabel = 'Who takes open items after the last day';

interface TakerAfterEndProps {
  readonly control: Control<TakerChoice>;
  readonly options: ReturnType<typeof useTakers>['options'];
}

/** Chooses who takes a user's open items after its last day. The agent is the first choice. */
export function TakerAfterEnd({ control, options }: TakerAfterEndProps) {
  return (
    <SelectField
      name="takesOver"
      control={control}
      label={takerLabel}
      hint="Private notes are deleted. What this user may not see goes to the agent."
      // One is always chosen.
      options={options.filter(({ value }) => value !== '')}
    />
  );
}
