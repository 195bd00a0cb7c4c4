import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import type { SelectionAction, SelectionDialogProps } from './SelectionAction.ts';

/** The actions on selected rows, the most frequent first. One more action is one more entry with its dialog. */
export const selectionActions: readonly SelectionAction[] = [
  {
    label: 'Request contact',
    counts: 'policies',
    Dialog: lazyComponent<SelectionDialogProps>(
      async () => (await import('./ContactDialog.tsx')).ContactDialog,
    ),
  },
  {
    label: 'Set follow-up',
    lists: ['Requirements', 'Pending'],
    counts: 'rows',
    Dialog: lazyComponent<SelectionDialogProps>(
      async () => (await import('./FollowUpsDialog.tsx')).FollowUpsDialog,
    ),
  },
  {
    label: 'Assign',
    lists: ['Requirements', 'Pending'],
    needsColleague: true,
    counts: 'rows',
    Dialog: lazyComponent<SelectionDialogProps>(
      async () => (await import('./FollowUpsDialog.tsx')).AssignDialog,
    ),
  },
  {
    label: 'Watch',
    counts: 'policies',
    Dialog: lazyComponent<SelectionDialogProps>(
      async () => (await import('./WatchDialog.tsx')).WatchDialog,
    ),
  },
];
