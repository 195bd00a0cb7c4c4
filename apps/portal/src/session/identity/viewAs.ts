import { viewedAs } from '@agent-portal/data/user-data/viewAs';

const key = 'viewAs';

/**
 * The agent whose business the reader looks at, for the tab (decisions, 9). It stands in the address
 * of each screen that knows it, and belongs to the identity that chose it.
 */
export const viewAs = {
  /**
   * Takes over what the address on screen says.
   * @param knowsOnly whether the screen can leave the downline out; another one keeps that choice
   */
  follow(search: string, owner: string, knowsOnly = true): void {
    const agentId = new URLSearchParams(search).get(key);
    const [kept = ''] = (sessionStorage.getItem(key) ?? '').split(' ');
    if (!knowsOnly && agentId && viewedAs(kept).agentId === agentId) return;
    if (agentId) sessionStorage.setItem(key, `${agentId} ${owner}`);
    else sessionStorage.removeItem(key);
  },

  /** The query of a screen that is opened: it looks at the same agent, unless it names one itself. */
  carryInto(search: string, owner: string, knowsOnly = true): string {
    const query = new URLSearchParams(search);
    const named = query.get(key);
    const agentId = named ?? viewAs.kept(owner);
    if (!agentId) return search;
    const value = knowsOnly ? agentId : viewedAs(agentId).agentId;
    if (value === named) return search;
    query.set(key, value);
    return `?${query}`;
  },

  /** Whom the reader views as on the screens that know it, or undefined. */
  kept(owner: string): string | undefined {
    const [kept, ...words] = (sessionStorage.getItem(key) ?? '').split(' ');
    return words.join(' ') === owner ? kept : undefined;
  },

  /** The carrier knows no such agent among the reader's: no other screen looks at it. */
  forget(): void {
    sessionStorage.removeItem(key);
  },

  /** A query that was left earlier, without the agent that it looked at then. */
  leftOut(search: string): string {
    const query = new URLSearchParams(search);
    query.delete(key);
    return query.size > 0 ? `?${query}` : '';
  },
};
