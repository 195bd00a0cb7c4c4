import { paths } from '../../../paths.ts';
import { usePortal } from '../../../PortalContext.ts';
import { useListHref } from '../../../shared/list/address/listVersion.ts';
import type { V2Status } from '../v2/v2Paths.ts';

const lists = {
  pending: { path: paths.pending(), label: 'Pending' },
  active: { path: paths.active(), label: 'Active' },
  terminated: { path: paths.terminated(), label: 'Terminated' },
} as const satisfies Record<V2Status, unknown>;

/** The link back to a policy's list: the version that the user left last, or the one that opens by default. */
export function usePolicyList(status: V2Status) {
  const { listMemory } = usePortal();
  const listHref = useListHref();
  const { path, label } = lists[status];
  return { href: listMemory.lastVersion(path) ?? listHref(path), label };
}
