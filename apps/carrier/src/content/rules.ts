import type { Feature } from '@agent-portal/data/features/features';
import type { Access } from '@agent-portal/data/endpoint';
import { refusal } from '../http/access.ts';
import { forbidden } from '../http/answers/problems.ts';
import type { Caller } from '../session/caller.ts';
import type { NavigationRow, Status } from './queries.ts';

/** Only home-office staff may see drafts. @throws Problem 403 */
export function refuseDrafts(caller: Caller, status: Status): void {
  const isStaff = caller.kind !== 'visitor' && caller.isHomeOffice;
  if (status === 'draft' && !isStaff) throw forbidden('Drafts are for home-office staff only.');
}

/** The content pages with a row in the sitemap, and what each requires of a caller [S2]. */
const ownPages: Readonly<Record<string, Access>> = {
  '/home': { who: 'anyone' },
  '/forms-launcher/individual': { who: 'anyone' },
  '/forms-launcher/worksite': { who: 'anyone' },
  '/contracting': { who: 'agent', role: 'Contracting', restricted: true },
};

/** The feature that a page requires: the catch-all route has one (decisions, 3). */
export function featureOf(url: string): Feature | undefined {
  return url in ownPages ? undefined : 'productpage';
}

/** Rejects what the guards of the portal reject [S5]. @throws Problem 401 or 403 */
export function refusePage(caller: Caller, url: string): void {
  const access = ownPages[url];
  const problem = access && refusal(access, caller);
  if (problem) throw problem;
  const isUnlinked = caller.kind === 'agent' && caller.isHomeOffice && !caller.agentData?.username;
  if (url === '/contracting' && isUnlinked) {
    throw forbidden('The agent has no linked single sign-on account.');
  }
}

/** An entry of the navigation with its children. */
export interface NavigationTree {
  readonly text: string;
  readonly url: string | null;
  readonly protected: boolean;
  readonly icon: { readonly id: string } | null;
  readonly children: readonly NavigationTree[];
}

/** Builds a tree from rows in order. */
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
