import type { ComponentType } from 'react';
import { paths } from '../../../paths.ts';
import type { VisibleItem } from '../../../shared/navigation/NavigationContext.ts';
import { CasesCount } from './CasesCount.tsx';
import { EndingsCount } from './EndingsCount.tsx';

/** The count components of the entries, by the entry's path. */
const counts: Readonly<Record<string, ComponentType | undefined>> = {
  [paths.cases()]: CasesCount,
  [paths.hierarchy()]: EndingsCount,
};

/**
 * The counts next to some entries. An entry and its count show only if the guards allow the page. If the
 * carrier does not have the call, no count shows.
 */
export function Counts({ of }: { readonly of: readonly VisibleItem[] }) {
  return of.map(({ href = '', isLocked }) => {
    const Count = counts[href];
    return Count && !isLocked && <Count key={href} />;
  });
}
