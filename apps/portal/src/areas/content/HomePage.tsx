import { useContentPage } from '@agent-portal/data/content/hooks';
import { ButtonLink } from '@agent-portal/ui/Button';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { Blocks, ContentError, TodayCounts } from './components/lazyParts.ts';

// The code loads while the content does. Not in lazyParts.ts, whose chunk every page loads.
Blocks.preload();

/** /home: the start page of all users. It needs no login [S2], and greets agents with what waits today. */
export function HomePage() {
  const { user, mode } = useSession();
  const { data, error, retry } = useContentPage(paths.home());
  const title = user.firstName ? `Welcome, ${user.firstName}` : (data?.title ?? 'Welcome');
  const isAgent = user.agentId !== '';
  const [href, label] =
    mode === 'visitor' ? [paths.login(paths.home()), 'Log in'] : [paths.myBusiness(), 'Open Today'];
  const blocks = data && <Blocks blocks={data.body} />;
  const action = (
    <ButtonLink variant="primary" href={href}>
      {label}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={title} actions={mode === 'visitor' || isAgent ? action : undefined} />
      {error && <ContentError error={error} onRetry={retry} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (isAgent ? <TodayCounts>{blocks}</TodayCounts> : blocks)}
    </>
  );
}

export { HomePage as Page };
