import { carrier } from '@agent-portal/data/carrier';
import type { RouteHandle } from '../../shared/page/routeHandle.ts';

type Named = Pick<RouteHandle, 'title' | 'titleOf'>;
type Params = Readonly<Record<string, string | undefined>>;

/** The title of the browser tab: no two pages of the portal have the same title (decisions, 9). */
export function documentTitle(
  { title, titleOf }: Named,
  params: Params,
  search: URLSearchParams,
): string {
  const name = titleOf?.(params) ?? title;
  const page = Number(search.get('page'));
  const shown = page > 1 ? `${name} (page ${page})` : name;
  return shown ? `${shown} · ${carrier.name}` : carrier.name;
}
