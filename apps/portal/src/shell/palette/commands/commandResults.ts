import type { Feature } from '@agent-portal/data/features/features';
import type { ImpersonationEntry } from '@agent-portal/data/impersonation/contract';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import type { TableView } from '@agent-portal/ui/DataTable';
import { decide } from '../../../access/guards.ts';
import { isOpenToHistorical } from '../../../access/isOpenToHistorical.ts';
import { mayLaunch } from '../../../access/mayLaunch.ts';
import type { PortalRoute } from '../../../PortalRoute.ts';
import { listOf } from '../../../shared/list/address/listVersion.ts';
import { trailOf } from '../../../trailOf.ts';

/** One row of the palette. */
export interface Command {
  /** The address; for an agent, the agent ID to impersonate; for an action, its name. */
  readonly to: string;
  readonly kind: 'address' | 'agent' | 'external' | 'action';
  readonly label: string;
  /** Distinguishes rows with the same label; empty if not needed. */
  readonly detail: string;
  /** More search words for the row. */
  readonly keywords?: string | undefined;
  /** The row covers the whole book, so running it ends View as. */
  readonly isWholeBook?: true;
  /** Runs an action; resolves with false if it failed. */
  readonly act?: () => Promise<boolean>;
  /** The table settings of the list that it opens. */
  readonly table?: { readonly list: string; readonly view: TableView };
}

/** Rows under one heading. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
  /** How many more there are than `commands`. Above `mostCounted`, the exact number is unknown. @default 0 */
  readonly more?: number | undefined;
  /** The row that opens the page with all of them, if there is such a page. */
  readonly all?: Command | undefined;
}

/** The input that decides which pages a user may open. */
interface Viewer {
  readonly user: CurrentUser;
  readonly features: ReadonlySet<Feature>;
  /** The user's pages of account settings [S6]. */
  readonly settings: readonly { readonly href: string }[];
}

/** The address of a page; a launcher opens its tool in a new tab. */
const addressOf = ({ paths: [path] }: PortalRoute) => path.replace('/:new?', '/new');

/** Whether a page opens for a user, if needed after the other login of [S5], guard 4. */
function opens(
  { id, needs }: PortalRoute,
  { user, features, settings }: Viewer,
  address: string,
): boolean {
  if (user.accessLevel === 'Historical' && !isOpenToHistorical(needs)) return false;
  if (!mayLaunch(id, user)) return false;
  if (address.startsWith('/account-settings/') && !settings.some(({ href }) => href === address))
    return false;
  const detour = decide({ needs, user, features, address });
  return !detour || (detour.by === 'document' && user.isAuthenticated);
}

/** The pages that a user may open, in the order of the sitemap [S2]. */
export function pageCommands(routes: readonly PortalRoute[], viewer: Viewer): Command[] {
  return (
    routes
      .filter(({ lazy, isUnlisted }) => lazy && !isUnlisted)
      .map((route) => ({ route, to: addressOf(route) }))
      // A list has one row, which opens the version that the user chose.
      .filter(({ to }) => !/[:*]/.test(to) && (listOf(to) ?? to) === to)
      .filter(({ route, to }) => opens(route, viewer, to))
      .map(({ route, to }) => ({
        to,
        kind: 'address',
        label: route.title,
        detail: to.endsWith('/new')
          ? 'Opens in a new tab'
          : trailOf(to, routes)
              .map(({ title }) => title)
              .join(' › '),
      }))
  );
}

/** A row that impersonates an agent; an agent without an agent ID has no row. */
export const agentCommands = ({ agents, email }: ImpersonationEntry): Command[] =>
  agents.flatMap(({ name, agentIds }) =>
    agentIds.slice(0, 1).map((to) => ({
      to,
      kind: 'agent' as const,
      label: `Act for ${name}`,
      detail: [agentIds.join(', '), email].join(' · '),
    })),
  );
