import { viewedAs } from '@agent-portal/data/user-data/viewText';

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

  /**
   * The query of a screen that is opened: it looks at the same agent, unless it names one itself.
   * @param isWholeBook whether the link opens the whole book
   */
  carryInto(search: string, owner: string, knowsOnly = true, isWholeBook = false): string {
    const query = new URLSearchParams(search);
    const named = query.get(key);
    const agentId = named ?? (isWholeBook ? undefined : viewAs.kept(owner));
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

  /** Whether the reader chose to leave the downline of an agent out. */
  isOnlyChosen(agentId: string, owner: string): boolean {
    const kept = viewAs.kept(owner) ?? '';
    return viewedAs(kept).isOnly && viewedAs(kept).agentId === agentId;
  },

  /**
   * No other screen looks at the agent: the carrier does not know it among the reader's, or what the
   * reader opens is about the whole book.
   */
  forget(): void {
    sessionStorage.removeItem(key);
  },

  /** Whether a link leads to the whole book, whatever the tab looks at: its `viewAs` is empty. */
  isEndedBy: (search: string): boolean => new URLSearchParams(search).get(key) === '',

  /** A query that was left earlier, without the agent that it looked at then. */
  leftOut(search: string): string {
    const query = new URLSearchParams(search);
    query.delete(key);
    return query.size > 0 ? `?${query}` : '';
  },
};
