import type { Feature } from '@agent-portal/data/features';
import type { FoundPolicy } from '@agent-portal/data/search/contract';
import type { ImpersonationEntry } from '@agent-portal/data/impersonation/contract';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { decide } from '../../access/guards.ts';
import { paths } from '../../paths.ts';
import type { PortalRoute } from '../../routes.ts';
import { trailOf } from '../../trailOf.ts';

/** One row of the palette. */
export interface Command {
  /** Where it leads; for an agent, the agent id to act under. */
  readonly to: string;
  readonly kind: 'address' | 'agent';
  readonly label: string;
  /** What tells it from others of the same label. */
  readonly detail: string;
}

/** Rows under one heading. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** Pages that one is sent to, and does not choose. */
const unlisted = new Set([
  'error',
  'access-required',
  'requires-ping',
  'account-confirmation',
  'not-found',
]);

/** The address that a page is opened at; a launcher opens its tool in a new tab. */
const addressOf = ({ paths: [path] }: PortalRoute) => path.replace('/:new?', '/new');

/** What historical access leaves of the pages that ask for a role [S4]. */
const openToHistorical = new Set(['commissions', 'debt', 'tax-forms']);

/** Whether a page opens for a user; the other login of [S5], guard 4, is on the way to it. */
function opens(
  { id, needs }: PortalRoute,
  user: CurrentUser,
  features: ReadonlySet<Feature>,
  address: string,
): boolean {
  const isRestricted = needs.role !== undefined && !openToHistorical.has(id);
  if (user.accessLevel === 'Historical' && isRestricted) return false;
  const detour = decide({ needs, user, features, address });
  return !detour || (detour.by === 'document' && user.isAuthenticated);
}

/** The pages that a user may open, in the order of the sitemap [S2]. */
export function pageCommands(
  routes: readonly PortalRoute[],
  user: CurrentUser,
  features: ReadonlySet<Feature>,
): Command[] {
  return routes
    .filter(({ id, load }) => load && !unlisted.has(id))
    .map((route) => ({ route, to: addressOf(route) }))
    .filter(({ route, to }) => !/[:*]/.test(to) && opens(route, user, features, to))
    .map(({ route, to }) => ({
      to,
      kind: 'address',
      label: route.title,
      detail:
        trailOf(to, routes)
          .map(({ title }) => title)
          .join(' › ') || to.replace(/\/new$/, ''),
    }));
}

/** A policy as a row. */
export const policyCommand = (policy: FoundPolicy): Command => ({
  to: paths.policyDetails(policy.policyNumber),
  kind: 'address',
  label: `${policy.primaryInsured} · ${policy.policyNumber}`,
  detail: `${policy.policyStatus} · ${policy.productType}`,
});

/** An agent as a row: home office acts for it from there on; one without an agent id is none. */
export const agentCommands = ({ agents, email }: ImpersonationEntry): Command[] =>
  agents.flatMap(({ name, agentIds }) =>
    agentIds.slice(0, 1).map((to) => ({
      to,
      kind: 'agent' as const,
      label: `Act for ${name}`,
      detail: [agentIds.join(', '), email].join(' · '),
    })),
  );

/** The words of what is typed, each of which a row must hold. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');

/** The rows that hold every word: of pages all that match, of policies those that still do. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const words = wordsOf(text);
  return commands.filter(({ label, detail }) => {
    const searched = `${label} ${detail}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
