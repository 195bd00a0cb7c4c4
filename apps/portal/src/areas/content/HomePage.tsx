import { useContentPage } from '@agent-portal/data/content/hooks';
import { ButtonLink } from '@agent-portal/ui/Button';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { Blocks, ContentError } from './components/lazyParts.ts';

// The code loads while the content does.
Blocks.preload();

/** /home: the start page of all users. It needs no login [S2]. */
export function HomePage() {
  const { user, mode } = useSession();
  const { data, error, retry } = useContentPage(paths.home());
  const title = user.firstName ? `Welcome, ${user.firstName}` : (data?.title ?? 'Welcome');
  const login = (
    <ButtonLink variant="primary" href={paths.login(paths.home())}>
      Log in
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={title} actions={mode === 'visitor' ? login : undefined} />
      {error && <ContentError error={error} onRetry={retry} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && <Blocks blocks={data.body} />}
    </>
  );
}

export { HomePage as Page };
