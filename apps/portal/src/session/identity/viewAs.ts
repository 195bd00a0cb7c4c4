import { viewedAs } from '@agent-portal/data/user-data/viewText';

const key = 'viewAs';

/** The view of a page: one agent's business, with or without the downline. */
export interface Views {
  readonly knowsViewAs?: boolean | undefined;
  readonly knowsViewOnly?: boolean | undefined;
}

/** A view, or only its agent on a screen that cannot leave out the downline. */
const knownPart = (view: string, knowsOnly: boolean) => (knowsOnly ? view : viewedAs(view).agentId);

/** The agent, and the words of its owner. */
const storedParts = () => (sessionStorage.getItem(key) ?? '').split(' ');

/**
 * The agent that the user views as, stored per tab (decisions, 9). Each screen that supports it has the agent
 * in its address. It applies only to the identity that chose it.
 */
export const viewAs = {
  /**
   * Stores the agent of the current address.
   * @param knowsOnly whether the screen can leave out the downline; if not, the stored choice stays
   */
  follow(search: string, owner: string, knowsOnly = true): void {
    const agentId = new URLSearchParams(search).get(key);
    const [stored = ''] = storedParts();
    if (!knowsOnly && agentId && viewedAs(stored).agentId === agentId) return;
    if (agentId) sessionStorage.setItem(key, `${agentId} ${owner}`);
    else sessionStorage.removeItem(key);
  },

  /**
   * The query of a screen that opens: it gets the same agent, unless its address already has one.
   * @param isWholeBook whether the link opens the whole book
   */
  carryInto(search: string, owner: string, knowsOnly = true, isWholeBook = false): string {
    const query = new URLSearchParams(search);
    const named = query.get(key);
    const agentId = named ?? (isWholeBook ? undefined : viewAs.stored(owner));
    if (!agentId) return search;
    const value = knownPart(agentId, knowsOnly);
    if (value === named) return search;
    query.set(key, value);
    return `?${query}`;
  },

  /**
   * A plain link to a page, with the view that its click carries: a new tab gets the view too.
   * @param view what `stored` returns
   */
  hrefOf(
    href: string,
    view: string | undefined,
    { knowsViewAs, knowsViewOnly = false }: Views = {},
  ): string {
    if (!view || !knowsViewAs) return href;
    return `${href}?${new URLSearchParams({ [key]: knownPart(view, knowsViewOnly) }).toString()}`;
  },

  /** The agent that the user views as on the screens that support it, or undefined. */
  stored(owner: string): string | undefined {
    const [stored, ...words] = storedParts();
    return words.join(' ') === owner ? stored : undefined;
  },

  /**
   * Ends View as: the agent is not in the user's hierarchy, or the user opens the whole book.
   */
  forget(): void {
    sessionStorage.removeItem(key);
  },

  /** Whether a link opens the whole book and so ends View as: its `viewAs` is empty. */
  isEndedBy: (search: string): boolean => new URLSearchParams(search).get(key) === '',

  /** A stored query without its `viewAs`. */
  leftOut(search: string): string {
    const query = new URLSearchParams(search);
    query.delete(key);
    return query.size > 0 ? `?${query}` : '';
  },
};
