import type { ComponentType } from 'react';
import { paths } from '../../../paths.ts';
import type { VisibleItem } from '../../../shared/navigation/NavigationContext.ts';
import { CasesCount } from './CasesCount.tsx';
import { EndingsCount } from './EndingsCount.tsx';

/** What counts something behind an entry, by the path that it leads to. */
const counts: Readonly<Record<string, ComponentType | undefined>> = {
  [paths.cases()]: CasesCount,
  [paths.hierarchy()]: EndingsCount,
};

/**
 * What waits behind some entries. An entry shows only to whom the guards let in, and so does its
 * count; where the carrier has no such call nothing shows.
 */
export function Counts({ of }: { readonly of: readonly VisibleItem[] }) {
  return of.map(({ href = '', isLocked }) => {
    const Count = counts[href];
    return Count && !isLocked && <Count key={href} />;
  });
}
