import type { SelectedRow } from '@agent-portal/data/selection/contract';
import { formatCount } from '@agent-portal/format';
import { toast } from '@agent-portal/ui/Toast';
import type { Portal } from '../../../createPortal.ts';

/** Offers to select rows again. There is one offer at a time, until the page is left. */
export function createUndoOffer() {
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
