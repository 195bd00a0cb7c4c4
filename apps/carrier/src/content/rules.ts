import { forbidden } from '../http/problems.ts';
import type { Caller } from '../session/caller.ts';
import type { NavigationRow, Status } from './queries.ts';

/** What the editors have prepared is for home-office staff only. @throws Problem 403 */
export function refuseDrafts(caller: Caller, status: Status): void {
  const isStaff = caller.kind !== 'visitor' && caller.isHomeOffice;
  if (status === 'draft' && !isStaff) throw forbidden('Drafts are for home-office staff only.');
}

/** An entry of the navigation with those below it. */
export interface NavigationTree {
  readonly text: string;
  readonly url: string | null;
  readonly protected: boolean;
  readonly icon: { readonly id: string } | null;
  readonly children: readonly NavigationTree[];
}

/** The rows as a tree; they come in order. */
export function toTree(
  rows: readonly NavigationRow[],
  parentId: number | null = null,
): NavigationTree[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      text: row.text,
      url: row.url,
      protected: row.protected,
      icon: row.icon === null ? null : { id: row.icon },
      children: toTree(rows, row.id),
    }));
}
