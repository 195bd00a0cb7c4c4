import type { FooterEntry } from '@agent-portal/data/content/queries/contract';
import { paths } from '../../paths.ts';

/** A path or slug without the parts that do not matter: `/public` before it, a / after it. */
function plain(path: string): string {
  const [, rest = ''] = /^(?:\/?public(?=\/|$))?\/?(.*?)\/?$/.exec(path) ?? [];
  return rest === '' ? paths.home() : `/${rest}`;
}

/** The footer of a path: the one that lists it, otherwise the default one [decisions, 7]. */
export function footerFor(
  footers: readonly FooterEntry[],
  pathname: string,
): FooterEntry | undefined {
  const here = plain(pathname);
  return (
    footers.find(({ page }) => page.some(({ slug }) => plain(slug) === here)) ??
    footers.find((footer) => footer.default)
  );
}
