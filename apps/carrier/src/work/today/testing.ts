import type { Today, TodayGroup, TodayKind } from '@agent-portal/data/work/today/contract';
import type { SignedIn, TestServer } from '../../testing.ts';

/** All items of a group of the queue; empty if the caller has no such group. For tests. */
export async function groupOfToday(
  server: TestServer,
  session: SignedIn,
  kind: TodayKind,
  whose = 'mine',
): Promise<TodayGroup> {
  const path = `/API/Business/Today?all=${kind}&whose=${whose}`;
  const { groups } = await server.read<Today>(path, session);
  return groups.find((group) => group.kind === kind) ?? { kind, total: 0, items: [] };
}
