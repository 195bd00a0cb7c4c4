import { useContentPage } from '@agent-portal/data/content/hooks';
import { carrier } from '@agent-portal/data/carrier';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { useEffect } from 'react';
import { usePortal } from '../../../PortalContext.ts';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import { useVisibleNavigation } from '../../../shared/navigation/NavigationContext.ts';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { useRouteHandle } from '../../../shared/page/routeHandle.ts';
import { entryOf } from '../searchNavigation.ts';
import { Blocks } from './Blocks.tsx';
import { ContentError } from './lazyParts.ts';
import { NotFound, notFoundTitle } from './NotFound.tsx';

/** A page of the content service, by its address; its title is guessed until it is there. */
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

  // A page that is for others is refused as a whole [S8]; a part of the frame would say so in place.
  useEffect(() => {
    if (error?.kind === 'forbidden') appStatus.refuse(error);
  }, [appStatus, error]);

  if (data === null) return <NotFound />;
  return (
    <>
      <PageHeader
        trail={
          <Breadcrumbs above={found?.trail.map((text) => ({ title: text }))} current={title} />
        }
        title={title ?? (error ? 'This page' : 'Loading')}
      />
      {error && <ContentError error={error} onRetry={retry} />}
      {!data && !error && <Skeleton lines={6} />}
      {data && <Blocks blocks={data.body} />}
    </>
  );
}
