import type { OpenSession } from '@agent-portal/data/activity/contract';
import { useSessions } from '@agent-portal/data/activity/useSessions';
import { Badge } from '@agent-portal/ui/Badge';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { useId } from 'react';
import { SectionHead } from '../../../shared/list/ListSection.styles.ts';
import { momentText } from '../../../shared/momentText.ts';
import { SessionList } from './Sessions.styles.ts';

function SessionRow({ session }: { readonly session: OpenSession }) {
  const { who, isHomeOffice, isCurrent, device, address, since, lastUsed } = session;
  return (
    <li>
      <div>
        <strong>{device ?? 'Unknown device'}</strong>
        {isCurrent && <Badge tone="success">This session</Badge>}
        {isHomeOffice && <Badge tone="warning">Home office acts for you</Badge>}
        <p>
          {who}
          {address && `, from ${address}`}. Since {momentText(since)}, last used{' '}
          {momentText(lastUsed)}.
        </p>
      </div>
    </li>
  );
}

/** The sessions that are open now. */
export function Sessions() {
  const headingId = useId();
  const { data, error, retry } = useSessions();
  if (error?.kind === 'not-offered') return null;
  return (
    <section aria-labelledby={headingId} aria-busy={!data && !error}>
      <SectionHead>
        <h2 id={headingId}>Open Sessions</h2>
      </SectionHead>
      {error && (
        <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
          The open sessions could not be loaded. {error.message}
        </Banner>
      )}
      <SessionList aria-labelledby={headingId}>
        {data?.sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} />
        ))}
      </SessionList>
    </section>
  );
}
