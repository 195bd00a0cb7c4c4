const key = 'viewAs';

/**
 * The agent whose business the reader looks at, for the tab (decisions, 9). It stands in the address
 * of each screen that knows it, and belongs to the identity that chose it.
 */
export const viewAs = {
  /** Takes over what the address on screen says. */
  follow(search: string, owner: string): void {
    const agentId = new URLSearchParams(search).get(key);
    if (agentId) sessionStorage.setItem(key, `${agentId} ${owner}`);
    else sessionStorage.removeItem(key);
  },

  /** The query of a screen that is opened: it looks at the same agent, unless it names one itself. */
  carryInto(search: string, owner: string): string {
    const query = new URLSearchParams(search);
    const [agentId, ...words] = (sessionStorage.getItem(key) ?? '').split(' ');
    if (query.has(key) || !agentId || words.join(' ') !== owner) return search;
    query.set(key, agentId);
    return `?${query}`;
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
