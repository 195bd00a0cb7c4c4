import { viewAs } from '../../session/identity/viewAs.ts';
import { routeOf } from './routeOf.ts';

/** Keeps View as in the URL of a page that ignores it, so that the next page gets it. */
const bothViews = { knowsViewAs: true, knowsViewOnly: true };

/** The address of an entry of the navigation, with the view of the tab. */
export function hrefInView(href: string, view: string | undefined): string {
  const route = routeOf(href)?.route;
  return viewAs.hrefOf(href, view, route?.knowsViewAs ? route : route && bothViews);
}
