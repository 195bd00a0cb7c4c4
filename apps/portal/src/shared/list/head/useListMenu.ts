import type { MenuSection } from '@agent-portal/ui/MenuButton';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../../session/SessionContext.ts';
import { listVersion } from '../address/listVersion.ts';
import type { List, ListVersions } from '../List.ts';

/** The commands of a list page, for its menu '⋯'. */
export function useListMenu(
  { versions, resetTogether }: Pick<List<never>, 'versions' | 'resetTogether'>,
  shown: {
    readonly query: URLSearchParams;
    readonly retry: () => void;
    readonly resetAll: () => void;
  },
): readonly MenuSection[] {
  const { username } = useSession().user;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const choice = (version: 'classic' | 'new', { path, label }: ListVersions['new']) => ({
    id: version,
    label,
    kind: 'radio' as const,
    checked: path === pathname,
    onAction: () => {
      listVersion.choose(username, version);
      void navigate({ pathname: path, search: shown.query.toString() });
    },
  });
  return [
    ...(versions
      ? [
          {
            id: 'versions',
            label: versions.label,
            items: [choice('classic', versions.classic), choice('new', versions.new)],
          },
        ]
      : []),
    {
      id: 'list',
      items: [
        { id: 'refresh', label: 'Refresh', onAction: shown.retry },
        { id: 'print', label: 'Print', onAction: () => globalThis.print() },
        ...(resetTogether
          ? [{ id: 'reset', label: resetTogether.label, onAction: shown.resetAll }]
          : []),
      ],
    },
  ];
}
