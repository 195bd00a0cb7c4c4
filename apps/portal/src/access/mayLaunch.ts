import type { CurrentUser } from '@agent-portal/data/session/contract';

/** Launchers that sign an agent in to a tool, by their id in the sitemap. */
const agentTools: ReadonlySet<string> = new Set([
  'illustration-pro',
  'life-portraits',
  'ipipeline',
]);

/**
 * Whether the user may start the tool of a launcher page; true for a page that is not a launcher. A tool
 * that signs an agent in needs an agent with full access; a sub-account needs at least one role [S7].
 * @param id the page's id in the sitemap
 */
export function mayLaunch(id: string, user: CurrentUser): boolean {
  if (!agentTools.has(id)) return true;
  const { agentId, accessLevel, isSubaccount, roles } = user;
  return agentId !== '' && accessLevel !== 'Historical' && (!isSubaccount || roles.length > 0);
}
