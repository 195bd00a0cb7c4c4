import { FollowUpsDialog } from './FollowUpsDialog.tsx';
import type { SelectionDialogProps } from './SelectionAction.ts';
import { useColleagues } from '../assign/useColleagues.ts';

/** Gives a follow-up on each of the selected rows to another person of the agency. */
export function AssignDialog(props: SelectionDialogProps) {
  return <FollowUpsDialog {...props} people={useColleagues(true)} />;
}
