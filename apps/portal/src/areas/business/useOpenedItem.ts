import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { itemName } from '../../shared/assign/whoseOf.ts';
import { useStableActions } from '../../shared/useStableActions.ts';

/**
 * The item of Today that is open, as `kind key`. The address has it, so that Back returns to it from a policy, and
 * closes it on a phone: opening the first one is a step of the history, and the next ones replace it.
 */
export function useOpenedItem() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as { readonly hasOpened?: boolean } | null;
  const opened = search.get(itemName) ?? undefined;

  function show(id: string | undefined) {
    const next = (former: URLSearchParams) => {
      const changed = new URLSearchParams(former);
      if (id === undefined) changed.delete(itemName);
      else changed.set(itemName, id);
      return changed;
    };
    const hasOpened = opened === undefined || state?.hasOpened === true;
    setSearch(next, { replace: opened !== undefined, state: { hasOpened } });
  }

  const actions = useStableActions({
    open: (id: string | undefined) => {
      if (id !== undefined) show(id);
      else if (opened !== undefined && state?.hasOpened) void navigate(-1);
      else show(undefined);
    },
    /** Opens an item in the place of another one, unless the user has moved on from that one. */
    replace: (id: string | undefined, next: string | undefined) => {
      if (opened === id) actions.open(next);
    },
  });
  return { opened, ...actions };
}
