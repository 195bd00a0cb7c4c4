import type { InputOf } from '@agent-portal/data/endpoint';
import {
  type getSelection,
  mostSelected,
  type SelectedRow,
  type SelectionList,
} from '@agent-portal/data/selection/contract';
import { formatCount } from '@agent-portal/format';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { focusPageBox, SelectionTable } from '@agent-portal/ui/SelectionTable';
import { toast } from '@agent-portal/ui/Toast';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { useIsPhone } from '@agent-portal/ui/theme/useIsPhone';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { CallSheetProps } from './CallSheet.tsx';
import { toSelectedRow } from './chosenRows.ts';
import { SelectionButtons } from './SelectionButtons.tsx';
import { usePortal } from '../../../PortalContext.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import type { ModeTableProps } from '../../../shared/list/List.ts';
import { useChosen } from './useChosen.ts';
import { useEscape } from './useEscape.ts';
import type { Portal } from '../../../createPortal.ts';

/** Offers to select rows again. There is one offer at a time, until the page is left. */
function createUndoOffer() {
  let withdraw = (): void => undefined;
  return {
    withdraw: () => withdraw(),
    make(
      rows: readonly SelectedRow[],
      { router }: Portal,
      undo: (rows: readonly SelectedRow[]) => void,
    ): void {
      withdraw();
      if (rows.length === 0) return;
      const { pathname } = location;
      const dismiss = toast(`${formatCount(rows.length)} no longer selected`, {
        label: 'Undo',
        onAction: () => undo(rows),
      });
      const stop = router?.subscribe(({ location: now }) => {
        if (now.pathname !== pathname) withdraw();
      });
      withdraw = () => {
        dismiss();
        stop?.();
      };
    },
  };
}

const CallSheet = lazyComponent<CallSheetProps>(
  async () => (await import('./CallSheet.tsx')).CallSheet,
);

type Query = InputOf<typeof getSelection>['query'];

export interface SelectingTableProps extends ModeTableProps {
  readonly selection: SelectionList;
}

/**
 * The rows of a list in selection mode, across pages, sorts and filters. Escape ends it. The selection is lost when
 * the list is left, but not when the session ends. Its end can be undone.
 */
export function SelectingTable(props: SelectingTableProps) {
  const { table, list: of, shown, page, note, first, onChange, selection: list } = props;
  const { state, query: search } = shown;
  const total = page?.total ?? 0;
  const isPhone = useIsPhone();
  const today = useBusinessDate();
  const portal = usePortal();
  const offer = portal.storeOf(createUndoOffer);
  const input = useMemo(() => {
    const { query = {} } = (of.exports?.query(state, search, today) ?? {}) as { query?: Query };
    return { params: { list }, query };
  }, [list, of, state, search, today]);
  const { query } = input;
  const { selected, select, restore, lacking, all, chosen } = useChosen({
    list,
    rows: table.rows,
    first,
    total,
    input,
  });
  const [isOnSheet, setIsOnSheet] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const focusFirst = useEffectEvent(() => {
    const [one, ...more] = first;
    if (!one) return;
    const boxes = frame.current?.querySelectorAll<HTMLElement>('[data-part="select"] input');
    const box = more.length === 0 && boxes?.[table.rows.indexOf(one)];
    if (box) box.focus();
    else focusPageBox(frame.current);
  });
  useEffect(() => {
    announce('Select rows. Escape ends the selection.');
    offer.withdraw();
    focusFirst();
  }, [offer]);

  function leaveSheet() {
    setIsOnSheet(false);
    // The list comes back, and its bar with the button that opened the sheet.
    requestAnimationFrame(() => focusPageBox(frame.current));
  }
  function end() {
    onChange(undefined);
    offer.make(chosen(), portal, onChange);
  }
  useEscape(isOnSheet ? leaveSheet : end);
  const rowKey = useCallback((row: object) => toSelectedRow(list, row).key, [list]);

  const { orderBy } = query;
  const rowsInput = () => ({
    params: { list },
    body: { keys: [...selected], ...(orderBy && { orderBy }) },
  });

  const offersAll =
    table.status !== 'stale' && total > table.rows.length && all.failure?.kind !== 'not-offered';
  const most = Math.min(total, mostSelected);
  const allText = `Select ${total > most ? 'the first' : 'all'} ${formatCount(most)}${
    query.filters ? ' of this filter' : ''
  }`;

  if (isOnSheet) return <CallSheet input={rowsInput()} onClose={leaveSheet} />;
  return (
    <div ref={frame}>
      {note}
      <SelectionTable
        {...table}
        rowKey={rowKey}
        selection={[selected, select]}
        lacking={lacking}
        onClear={() => offer.make(chosen(), portal, restore)}
        tools={
          offersAll &&
          !isPhone && (
            <Button
              size="small"
              variant="quiet"
              isBusy={all.isRunning}
              busyText="Selecting"
              onClick={all.run}
            >
              {allText}
            </Button>
          )
        }
        actions={
          <SelectionButtons
            list={list}
            count={selected.size}
            chosen={chosen}
            input={rowsInput()}
            onCallSheet={() => setIsOnSheet(true)}
            all={offersAll && { label: allText, onAction: all.run }}
          />
        }
      />
      {all.failure && all.failure.kind !== 'not-offered' && (
        <Banner tone="danger" action={<Button onClick={all.run}>Try again</Button>}>
          The rows could not be selected. {all.failure.message}
        </Banner>
      )}
    </div>
  );
}
