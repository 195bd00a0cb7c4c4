import { type TodayKind, todayKinds } from '@agent-portal/data/work/today/contract';
import { itemName } from '../../shared/list/address/listAddress.ts';
import { useOpenedItem } from '../../shared/list/rows/useOpenedItem.ts';
import { whoseOf } from '../whose/WhoseTabs.tsx';
import { useStableActions } from '../../shared/useStableActions.ts';

const agentName = 'agent';
const onlyName = 'only';
const allName = 'all';

const kindsIn = (text: string | null) =>
  todayKinds.filter((kind) => text?.split(',').includes(kind));

/** The state of Today in the URL: whose items, a single group, expanded groups, and the open item. */
export function todayOf(search: URLSearchParams) {
  const [only] = kindsIn(search.get(onlyName));
  const expanded = kindsIn(search.get(allName));
  const all = only && !expanded.includes(only) ? [...expanded, only] : expanded;
  const item = search.get(itemName);
  const opened = item && kindsIn(item.split(' ', 1)[0] ?? '').length > 0 ? item : undefined;
  return { whose: whoseOf(search), agentId: search.get(agentName) || undefined, only, all, opened };
}

/** The state of Today, which its address has, so that Back returns to it from a policy. */
export function useTodayAddress() {
  const { search, write, open, replace } = useOpenedItem();
  const address = todayOf(search);
  const { all } = address;

  const actions = useStableActions({
    /** Shows what is about one agent's book; undefined shows the whole one. An open item closes. */
    pickAgent: (agentId: string | undefined) =>
      write({ [agentName]: agentId, [itemName]: undefined }),
    /** Shows a single group; undefined shows all. An open item closes. */
    showOnly: (kind: TodayKind | undefined) => write({ [onlyName]: kind, [itemName]: undefined }),
    /** Expands a group, or collapses it to its first items. */
    showAll: (kind: TodayKind, isAll: boolean) => {
      const others = all.filter((one) => one !== kind);
      const next = isAll ? [...others, kind] : others;
      write({ [allName]: next.length > 0 ? next.join(',') : undefined });
    },
  });
  return { ...address, open, replace, ...actions };
}
