import { type ReactNode, useEffect } from 'react';
import { treeTableWords } from '../../words/tables.ts';
import { useWords } from '../../words/useWords.ts';
import { announce } from '../Announcer/announce.ts';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useIsSlow } from '../Spinner/useIsSlow.ts';
import { roles } from '../DataTable/roles.ts';
import type { StateEntry } from './treeEntries.ts';
import { levelStyle } from './TreeRow.tsx';

interface BranchStateProps {
  readonly kind: StateEntry<never>['kind'];
  readonly level: number;
  readonly columns: number;
  readonly branchName: string;
  /** Why it failed. */
  readonly failure: ReactNode;
  readonly onRetry: () => void;
}

/** The pressed button is removed; the button of the branch stays. */
function focusOpener(pressed: HTMLElement) {
  let row = pressed.closest('tr')?.previousElementSibling;
  while (row && !row.matches('[data-branch]')) row = row.previousElementSibling;
  row?.querySelector<HTMLElement>('[data-part="branch"]')?.focus();
}

/** How far the branch of a row is, in the place where its rows come. */
export function BranchState({
  kind,
  level,
  columns,
  branchName,
  failure,
  onRetry,
}: BranchStateProps) {
  const words = useWords('TreeTable', treeTableWords);
  const isSlow = useIsSlow(kind === 'loading');
  useEffect(() => {
    if (isSlow) announce(words.stillLoading(branchName), branchName);
  }, [isSlow, branchName, words]);
  const texts = {
    loading: isSlow ? `${words.stillLoading(branchName)} …` : words.loading(branchName),
    failed: words.failed(branchName),
    nothing: words.empty(branchName),
  };
  return (
    <BranchLine level={level} columns={columns}>
      {kind === 'loading' && <Spinner label="" />}
      <span>
        {texts[kind]} {kind === 'failed' && failure}
      </span>
      {kind === 'failed' && (
        <Button
          size="small"
          aria-label={words.tryAgainToLoad(branchName)}
          onClick={({ currentTarget }) => {
            focusOpener(currentTarget);
            onRetry();
          }}
        >
          {words.tryAgain}
        </Button>
      )}
    </BranchLine>
  );
}

interface BranchLineProps {
  readonly level: number;
  /** How many columns it takes. */
  readonly columns: number;
  readonly children: ReactNode;
}

/** A line among the rows of a tree that is about a branch and not a row of it. */
export function BranchLine({ level, columns, children }: BranchLineProps) {
  return (
    <tr {...roles.row} data-detail="branch" style={levelStyle(level)}>
      <td {...roles.cell} aria-colspan={columns}>
        <div>{children}</div>
      </td>
    </tr>
  );
}
