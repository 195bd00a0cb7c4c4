import type { MenuSection } from '@agent-portal/ui/MenuButton';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../../session/SessionContext.ts';
import { PageCommands } from '../../files/PageCommands.tsx';
import { listVersion } from '../address/listVersion.ts';
import type { ListState } from '../address/listState.ts';
import type { List, ListVersions } from '../List.ts';
import { useListFiles } from './useListFiles.ts';

/** The two versions of a list, for its menu '⋯'. */
function useVersions(
  versions: ListVersions | undefined,
  query: URLSearchParams,
): readonly MenuSection[] {
  const { username } = useSession().user;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!versions) return [];
  const choice = (version: 'classic' | 'new') => ({
    id: version,
    label: versions[version].label,
    kind: 'radio' as const,
    checked: versions[version].path === pathname,
    onAction: () => {
      listVersion.choose(username, version);
      void navigate({ pathname: versions[version].path, search: query.toString() });
    },
  });
  return [{ id: 'versions', label: versions.label, items: [choice('classic'), choice('new')] }];
}

interface ListCommandsProps<Field extends string> {
  readonly list: Pick<List<never, Field, never>, 'exports' | 'versions' | 'resetTogether'>;
  /** The result of `useList`. */
  readonly shown: {
    readonly state: ListState<Field>;
    readonly query: URLSearchParams;
    readonly retry: () => void;
    readonly resetAll: () => void;
  };
}

/** The exports of a list, and the menu '⋯' with its versions and resets [S4]. */
export function ListCommands<Field extends string>({ list, shown }: ListCommandsProps<Field>) {
  const files = useListFiles(list, shown);
  const more = [...useVersions(list.versions, shown.query)];
  if (list.resetTogether) {
    const { label } = list.resetTogether;
    more.push({ id: 'reset', items: [{ id: 'reset', label, onAction: shown.resetAll }] });
  }
  return <PageCommands files={files} more={more} onRefresh={shown.retry} />;
}
