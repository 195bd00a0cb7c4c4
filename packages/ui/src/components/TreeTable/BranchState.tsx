import { type ReactNode, useEffect } from 'react';
import { announce } from '../Announcer/announce.ts';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useIsSlow } from '../Spinner/useIsSlow.ts';
import { BranchLine } from './BranchLine.tsx';
import type { StateEntry } from './treeEntries.ts';

interface BranchStateProps {
  readonly kind: StateEntry<never>['kind'];
  readonly level: number;
  readonly columns: number;
  readonly branchName: string;
  /** Why it failed. */
  readonly failure: ReactNode;
  readonly onRetry: () => void;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
  const isSlow = useIsSlow(kind === 'loading');
  useEffect(() => {
    if (isSlow) announce(`Still trying to load ${branchName}`, branchName);
  }, [isSlow, branchName]);
  const texts = {
    loading: isSlow ? `Still trying to load ${branchName} …` : `Loading ${branchName} …`,
    failed: `${capital(branchName)} could not be loaded.`,
    nothing: `${capital(branchName)} is empty.`,
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
          aria-label={`Try again to load ${branchName}`}
          onClick={({ currentTarget }) => {
            focusOpener(currentTarget);
            onRetry();
          }}
        >
          Try again
        </Button>
      )}
    </BranchLine>
  );
}
