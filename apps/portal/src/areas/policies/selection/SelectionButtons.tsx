import type { InputOf } from '@agent-portal/data/endpoint';
import {
  type exportSelection,
  mostChanged,
  mostOnCallSheet,
  mostSelected,
  type SelectedRow,
  type SelectionList,
} from '@agent-portal/data/selection/contract';
import { useExportSelection } from '@agent-portal/data/selection/hooks';
import { formatCount } from '@agent-portal/format';
import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { useState } from 'react';
import { ExportButton } from '../../../shared/files/ExportButton.tsx';
import { policiesOf } from './chosenRows.ts';
import type { SelectionAction, SelectionDialogProps } from './SelectionAction.ts';
import { useColleagues } from '../../../work/whose/useColleagues.ts';

/** The actions on selected rows, the most frequent first. One more action is one more entry with its dialog. */
const selectionActions: readonly SelectionAction[] = [
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

interface SelectionButtonsProps {
  readonly list: SelectionList;
  readonly count: number;
  readonly chosen: () => readonly SelectedRow[];
  /** The input of the call sheet and of the file. */
  readonly input: InputOf<typeof exportSelection>;
  readonly onCallSheet: () => void;
}

interface Open {
  readonly action: SelectionAction;
  readonly rows: readonly SelectedRow[];
}

/** Too many rows for an action. */
interface TooMany {
  readonly what: string;
  readonly most: number;
  readonly count: number;
}

/** The buttons for the selected rows, and their dialogs. */
export function SelectionButtons(props: SelectionButtonsProps) {
  const { list, count, chosen, input, onCallSheet } = props;
  const [open, setOpen] = useState<Open>();
  const [tooMany, setTooMany] = useState<TooMany>();
  const download = useExportSelection();
  const actions = selectionActions.filter(({ lists }) => lists?.includes(list) ?? true);
  const colleagues = useColleagues(actions.some(({ needsColleague }) => needsColleague));

  function start(action: SelectionAction) {
    const rows = chosen();
    const counted = action.counts === 'policies' ? policiesOf(rows).length : rows.length;
    if (counted > mostChanged)
      return setTooMany({ what: action.label, most: mostChanged, count: counted });
    return setOpen({ action, rows });
  }

  return (
    <>
      {actions
        .filter(({ needsColleague = false }) => !needsColleague || colleagues.length > 0)
        .map((action) => (
          <Button
            key={action.label}
            size="small"
            onPointerEnter={action.Dialog.preload}
            onFocus={action.Dialog.preload}
            onClick={() => start(action)}
          >
            {action.label}
          </Button>
        ))}
      <Button
        size="small"
        onClick={() =>
          count > mostOnCallSheet
            ? setTooMany({ what: 'Call sheet', most: mostOnCallSheet, count })
            : onCallSheet()
        }
      >
        Call sheet
      </Button>
      {count > mostSelected ? (
        <Button
          size="small"
          onClick={() => setTooMany({ what: 'Export selected', most: mostSelected, count })}
        >
          Export selected
        </Button>
      ) : (
        <ExportButton label="Export selected" download={download} input={input} />
      )}
      {open && <open.action.Dialog rows={open.rows} onClose={() => setOpen(undefined)} />}
      {tooMany && (
        <Dialog
          isOpen
          title={tooMany.what}
          onClose={() => setTooMany(undefined)}
          footer={
            <Button variant="primary" onClick={() => setTooMany(undefined)}>
              Close
            </Button>
          }
        >
          Select at most {formatCount(tooMany.most)} for this. You selected{' '}
          {formatCount(tooMany.count)}.
        </Dialog>
      )}
    </>
  );
}
