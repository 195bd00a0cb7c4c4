import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The parameter of the address that names the open item. */
export const itemName = 'item';

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
  return { search, opened, write, open };
}
