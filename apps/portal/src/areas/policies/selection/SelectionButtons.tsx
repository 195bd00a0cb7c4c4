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
import { DownloadButton } from '@agent-portal/ui/DownloadButton';
import { useIsPhone } from '@agent-portal/ui/theme/useIsPhone';
import { useState } from 'react';
import { exportState, startExport } from '../../../shared/files/ExportButton.tsx';
import { namedMenu } from '../../../shared/files/menus.tsx';
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
  /** Selects all rows of the list; a command only on a phone. */
  readonly all: { readonly label: string; readonly onAction: () => void } | false;
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
  const { list, count, chosen, input, onCallSheet, all } = props;
  const isPhone = useIsPhone();
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

  const commands = [
    ...actions
      .filter(({ needsColleague = false }) => !needsColleague || colleagues.length > 0)
      .map((action) => ({
        label: action.label,
        preload: action.Dialog.preload,
        onAction: () => start(action),
      })),
    {
      label: 'Call sheet',
      preload: undefined,
      onAction: () =>
        count > mostOnCallSheet
          ? setTooMany({ what: 'Call sheet', most: mostOnCallSheet, count })
          : onCallSheet(),
    },
  ];
  const exported = 'Export selected';
  const startFile = () =>
    count > mostSelected
      ? setTooMany({ what: exported, most: mostSelected, count })
      : void startExport(download, input);
  const items = [all, ...commands, { label: exported, onAction: startFile }].flatMap((one) =>
    one ? { id: one.label, label: one.label, onAction: one.onAction } : [],
  );

  return (
    <>
      {!isPhone &&
        commands.map(({ label, preload, onAction }) => (
          <Button
            key={label}
            size="small"
            onPointerEnter={preload}
            onFocus={preload}
            onClick={onAction}
          >
            {label}
          </Button>
        ))}
      <DownloadButton
        label={isPhone ? 'Actions' : exported}
        {...exportState(download)}
        onStart={startFile}
        // A phone has no room for six buttons.
        button={
          isPhone
            ? (parts) => namedMenu('Actions', [{ id: 'actions', items }])({ ...parts, icon: null })
            : undefined
        }
      />
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
