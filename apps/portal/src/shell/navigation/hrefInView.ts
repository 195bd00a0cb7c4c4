import { viewAs } from '../../session/identity/viewAs.ts';
import { routeOf } from './routeOf.ts';

/** For a page that ignores View as, which hands the view of a new tab on to the next page. */
const handsOn = { knowsViewAs: true, knowsViewOnly: true };

/** The address of an entry of the navigation, with the view of the tab. */
export function hrefInView(href: string, view: string | undefined): string {
  const route = routeOf(href)?.route;
  return viewAs.hrefOf(href, view, route?.knowsViewAs ? route : route && handsOn);
}
