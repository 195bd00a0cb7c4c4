import { useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount } from '../../format/count.ts';
import { announce } from '../Announcer/announce.ts';
import { Button } from '../Button/Button.tsx';
import { BranchLine } from './BranchLine.tsx';
import { type MoreEntry, moreOf, shownAtFirst } from './treeEntries.ts';

interface BranchMoreProps extends Pick<MoreEntry<never>, 'level' | 'shown' | 'total' | 'isToLoad'> {
  readonly columns: number;
  readonly branchName: string;
  readonly onMore: (shown: number) => void;
  /** Asks for the next part; whether it came. */
  readonly onLoadMore: () => Promise<boolean>;
}

/** Reading goes on where the new rows begin. */
function focusNext(last: Element | null | undefined) {
  const heading = last?.nextElementSibling?.querySelector<HTMLElement>('th');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** The end of a branch that is shown in part: how much of it is, and a button for more. */
export function BranchMore({
  level,
  shown,
  total,
  columns,
  branchName,
  isToLoad,
  onMore,
  onLoadMore,
}: BranchMoreProps) {
  const [state, setState] = useState<'still' | 'loading' | 'failed'>('still');
  const next = isToLoad ? Math.min(shownAtFirst, total - shown) : moreOf(shown, total);

  async function loadMore(last: Element | null | undefined) {
    setState('loading');
    const came = await onLoadMore();
    flushSync(() => setState(came ? 'still' : 'failed'));
    if (came) focusNext(last);
    else announce(`More of ${branchName} could not be loaded`);
  }

  return (
    <BranchLine level={level} columns={columns}>
      <Button
        size="small"
        pending={state === 'loading'}
        onClick={({ currentTarget }) => {
          const last = currentTarget.closest('tr')?.previousElementSibling;
          if (isToLoad) {
            void loadMore(last);
            return;
          }
          flushSync(() => onMore(shown + next));
          focusNext(last);
        }}
      >
        Show {formatCount(next)} more
        <span className="visually-hidden"> of {branchName}</span>
      </Button>
      <span>
        {formatCount(shown)} of {formatCount(total)} shown
        {state === 'failed' && '. More could not be loaded; try again.'}
      </span>
    </BranchLine>
  );
}
