import { flushSync } from 'react-dom';
import { formatCount } from '../../format/count.ts';
import { Button } from '../Button/Button.tsx';
import { BranchLine } from './BranchLine.tsx';
import { type MoreEntry, moreOf } from './treeEntries.ts';

interface BranchMoreProps extends Pick<MoreEntry<never>, 'level' | 'shown' | 'total'> {
  readonly columns: number;
  readonly branchName: string;
  readonly onMore: (shown: number) => void;
}

/** The end of a branch that is shown in part: how much of it is, and a button for more. */
export function BranchMore({ level, shown, total, columns, branchName, onMore }: BranchMoreProps) {
  const next = moreOf(shown, total);
  return (
    <BranchLine level={level} columns={columns}>
      <Button
        size="small"
        onClick={({ currentTarget }) => {
          const last = currentTarget.closest('tr')?.previousElementSibling;
          flushSync(() => onMore(shown + next));
          // Reading goes on where the new rows begin.
          const heading = last?.nextElementSibling?.querySelector<HTMLElement>('th');
          heading?.setAttribute('tabindex', '-1');
          heading?.focus();
        }}
      >
        Show {formatCount(next)} more
        <span className="visually-hidden"> of {branchName}</span>
      </Button>
      <span>
        {formatCount(shown)} of {formatCount(total)} shown
      </span>
    </BranchLine>
  );
}
