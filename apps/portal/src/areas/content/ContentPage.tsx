import { carrier } from '@agent-portal/data/carrier';
import { useContentPage } from '@agent-portal/data/content/hooks';
import { Link } from '@agent-portal/ui/Link';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { TextInput } from '@agent-portal/ui/TextInput';
import { token } from '@agent-portal/ui/theme/token';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { contentUrl } from './contentPageQuery.ts';
import { usePortal } from '../../PortalContext.ts';
import { Breadcrumbs } from '../../shared/page/Breadcrumbs.tsx';
import { useVisibleNavigation } from '../../shared/navigation/NavigationContext.ts';
import { useRouteHandle } from '../../shared/page/routeHandle.ts';
import { entryOf, searchNavigation } from './searchNavigation.ts';
import { Blocks, ContentError } from './components/lazyParts.ts';
import { paths } from '../../paths.ts';
import { useListHref } from '../../shared/list/address/listVersion.ts';
import { MessagePage } from '../../shared/page/MessagePage.tsx';

const Results = styled.search`
  display: grid;
  gap: ${token('space-16')};
  max-inline-size: 480px;
  margin: ${token('space-24')} auto 0;

  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    padding-block: ${token('space-8')};
    color: ${token('color-text-muted')};
    border-block-end: 1px solid ${token('color-divider')};
  }
`;

const notFoundTitle = 'Page not found';

/** The words in the last part of the address, as the initial search. */
const wordsOf = (pathname: string) =>
  (pathname.split('/').findLast(Boolean) ?? '').replaceAll(/[-_%]+/g, ' ');

/** The page for an unknown address, with a search of the navigation (decisions, 3). */
function NotFound() {
  const { pathname } = useLocation();
  const { items = [] } = useVisibleNavigation();
  const listHref = useListHref();
  const [search, setSearch] = useState(() =>
    searchNavigation(items, wordsOf(pathname)).length > 0 ? wordsOf(pathname) : '',
  );
  const found = searchNavigation(items, search);
  return (
    <>
      <MessagePage
        title={notFoundTitle}
        message="No page has this address. Check it for a typing error, search for the page, or start from Home."
      />
      <Results>
        <TextInput
          label="Search the pages"
          type="text"
          value={search}
          onChange={setSearch}
          clearable
        />
        {search.trim() !== '' && found.length === 0 && <p>No pages found.</p>}
        {found.length > 0 && (
          <ul aria-label="Pages found">
            {found.map(({ text, trail, href = '', isLocked, isExternal }) => (
              <li key={`${trail.join()} ${text} ${href}`}>
                <Link
                  href={isLocked ? paths.login(href) : listHref(href)}
                  {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
                >
                  {text}
                </Link>
                {trail.length > 0 && <span> in {trail.join(', ')}</span>}
                {isLocked && <span> (log in required)</span>}
                {isExternal && <span> (opens in new tab)</span>}
              </li>
            ))}
          </ul>
        )}
      </Results>
    </>
  );
}

// The code loads while the content does. Not in lazyParts.ts, whose chunk every page loads.
Blocks.preload();

/** As high as the breadcrumbs, which the navigation brings. */
const TrailSpace = styled.div`
  block-size: 1.5rem;
`;

/** The content page at a URL. Until it is loaded, its title is the one in the navigation. */
function ContentPageOf({ url }: { readonly url: string }) {
  const { appStatus } = usePortal();
  const { data, error, retry } = useContentPage(url);
  const { items } = useVisibleNavigation();
  const found = entryOf(items ?? [], url);
  const known = useRouteHandle()?.title || found?.text;
  const title = data === null ? notFoundTitle : (data?.title ?? known);

  useEffect(() => {
    if (title) document.title = `${title} · ${carrier.name}`;
  }, [title]);

  // If the user may not open the page, all of it is replaced, not only its content [S8].
  useEffect(() => {
    if (error?.kind === 'forbidden') appStatus.refuse(error);
  }, [appStatus, error]);

  if (data === null) return <NotFound />;
  return (
    <>
      <PageHeader
        trail={
          items ? (
            <Breadcrumbs above={found?.trail.map((label) => ({ label }))} current={title} />
          ) : (
            <TrailSpace />
          )
        }
        title={title ?? (error ? 'This page' : 'Loading')}
      />
      {error && <ContentError error={error} onRetry={retry} />}
      {!data && !error && <Skeleton lines={6} />}
      {data && <Blocks blocks={data.body} />}
    </>
  );
}

/** The content page at an address [S2]. A new address mounts a new page. */
export function ContentPage() {
  const url = contentUrl(useLocation().pathname);
  return <ContentPageOf key={url} url={url} />;
}

export { ContentPage as Page };
