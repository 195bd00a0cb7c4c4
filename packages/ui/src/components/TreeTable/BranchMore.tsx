import { useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount } from '@agent-portal/format';
import { treeTableWords } from '../../words/tables.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import { announce } from '../Announcer/announce.ts';
import { Button } from '../Button/Button.tsx';
import { BranchLine } from './BranchState.tsx';
import type { MoreEntry } from './treeEntries.ts';

/** How many rows of a long branch load at once, as the text of the button says. */
const partOf = 50;

interface BranchMoreProps extends Pick<MoreEntry<never>, 'level' | 'shown' | 'total'> {
  readonly columns: number;
  readonly branchName: string;
  /** The next part is about to load. */
  readonly onIntent: () => void;
  /** Loads the next part; resolves to whether it loaded. */
  readonly onMore: () => Promise<boolean>;
}

/** Reading goes on where the new rows begin. */
function focusNext(last: Element | null | undefined) {
  const heading = last?.nextElementSibling?.querySelector<HTMLElement>('th');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** The end of a branch that is loaded in part: how much of it, and a button for more. */
export function BranchMore({
  level,
  shown,
  total,
  columns,
  branchName,
  onIntent,
  onMore,
}: BranchMoreProps) {
  const words = useWords('TreeTable', treeTableWords);
  const count = useFormat('count', formatCount);
  const [state, setState] = useState<'still' | 'loading' | 'failed'>('still');

  const next = Math.min(partOf, total - shown);

  async function loadMore(last: Element | null | undefined) {
    setState('loading');
    const came = await onMore();
    flushSync(() => setState(came ? 'still' : 'failed'));
    if (came) focusNext(last);
    else announce(words.moreCouldNotLoad(branchName));
  }

  return (
    <BranchLine level={level} columns={columns}>
      <Button
        size="small"
        isBusy={state === 'loading'}
        onPointerEnter={onIntent}
        onClick={({ currentTarget }) =>
          void loadMore(currentTarget.closest('tr')?.previousElementSibling)
        }
      >
        {words.showMore(next, count(next))}
        <span className="visually-hidden"> {words.ofBranch(branchName)}</span>
      </Button>
      <span>
        {words.shownOf(shown, count(shown), total, count(total))}
        {state === 'failed' && `. ${words.moreFailed}`}
      </span>
    </BranchLine>
  );
}
