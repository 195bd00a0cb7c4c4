import { viewAs } from '../../session/identity/viewAs.ts';
import { routeOf } from './routeOf.ts';

/** The address of an entry of the navigation, with the view of the tab if its page knows it. */
export const hrefInView = (href: string, owner: string): string =>
  viewAs.hrefOf(href, owner, routeOf(href)?.route);
