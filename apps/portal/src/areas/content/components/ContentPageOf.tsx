import { useContentPage } from '@agent-portal/data/content/hooks';
import { carrier } from '@agent-portal/data/carrier';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { usePortal } from '../../../PortalContext.ts';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import { useVisibleNavigation } from '../../../shared/navigation/NavigationContext.ts';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { useRouteHandle } from '../../../shared/page/routeHandle.ts';
import { entryOf } from '../searchNavigation.ts';
import { Blocks, ContentError } from './lazyParts.ts';
import { NotFound, notFoundTitle } from './NotFound.tsx';

// The code loads while the content does. Not in lazyParts.ts, whose chunk every page loads.
Blocks.preload();

/** As high as the breadcrumbs, which the navigation brings. */
const TrailPlace = styled.div`
  block-size: 1.5rem;
`;

/** The content page at a URL. Until it is loaded, its title is the one in the navigation. */
export function ContentPageOf({ url }: { readonly url: string }) {
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
            <TrailPlace />
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
