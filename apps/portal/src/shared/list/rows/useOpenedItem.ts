import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { itemName } from '../address/listAddress.ts';
import { useStableActions } from '../../useStableActions.ts';

/** The search of an address without the open item. */
function restOf(search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete(itemName);
  return rest.toString();
}

/**
 * The item that is open in the address, so that Back returns to it. Back also closes it: opening the first one is a
 * step of the history, and the next ones replace it.
 */
export function useOpenedItem() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  // The URL before an item was opened.
  const state = useLocation().state as { readonly openedFrom?: string } | null;
  const opened = search.get(itemName) ?? undefined;
  const openedFrom = state?.openedFrom;

  /** Changes the parameters of the address. @param isStep adds a step to the history */
  function write(values: Readonly<Record<string, string | undefined>>, isStep = false) {
    const next = (former: URLSearchParams) => {
      const changed = new URLSearchParams(former);
      for (const [name, value] of Object.entries(values))
        if (value === undefined) changed.delete(name);
        else changed.set(name, value);
      return changed;
    };
    const from = isStep ? restOf(search) : openedFrom;
    setSearch(next, { replace: !isStep, preventScrollReset: true, state: { openedFrom: from } });
  }

  function open(id: string | undefined) {
    if (id !== undefined) write({ [itemName]: id }, opened === undefined);
    // The list keeps its current state, including what was expanded in the meantime.
    else if (opened !== undefined && openedFrom === restOf(search)) void navigate(-1);
    else write({ [itemName]: undefined });
  }
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const actions = useStableActions({
    write,
    open,
    /** Opens an item in the place of another one, unless the user has moved on from that one or from the page. */
    replace: (id: string | undefined, next: string | undefined) => {
      if (isShown.current && opened === id) open(next);
    },
  });
  return { search, opened, ...actions };
}
