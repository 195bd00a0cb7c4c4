import type { OpenSession } from '@agent-portal/data/activity/contract';
import { useSessions } from '@agent-portal/data/activity/hooks';
import { Badge } from '@agent-portal/ui/Badge';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { useId } from 'react';
import { asSentence } from '../../asSentence.ts';
import { useSession } from '../../../../session/SessionContext.ts';
import { formatMoment } from '@agent-portal/format';
import { EndOtherSessions } from './EndOtherSessions.tsx';
import { EndSession } from './EndSession.tsx';
import { DividedList } from '../../../../shared/page/DividedList.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-12')} ${token('space-16')};
  margin-block: ${token('space-24')} ${token('space-16')};

  & > h2 {
    margin: 0;
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
  }
`;

interface SessionRowProps {
  readonly session: OpenSession;
  /** Whether the user may end it. */
  readonly mayEnd: boolean;
  readonly onGone: () => void;
}

function SessionRow({ session, mayEnd, onGone }: SessionRowProps) {
  const { user } = useSession();
  const { who, isHomeOffice, isCurrent, device, address, since, lastUsed } = session;
  return (
    <li>
      <div data-part="name">
        <strong>{device ?? 'Unknown device'}</strong>
        {isCurrent && <span>This session</span>}
        {isHomeOffice && (
          <Badge tone="warning">
            {user.isHomeOffice ? 'Home office' : 'Home office acts for you'}
          </Badge>
        )}
        <p>
          {who}
          {address && `, from ${address}`}. Since {formatMoment(since)}, last used{' '}
          {asSentence(formatMoment(lastUsed))}
        </p>
      </div>
      {mayEnd && <EndSession session={session} onGone={onGone} />}
    </li>
  );
}

/** The open sessions, each with a button that ends it. Home office cannot end an agent's session. */
export function Sessions() {
  const headingId = useId();
  const { user } = useSession();
  const { data, error, retry } = useSessions();
  if (error?.kind === 'not-offered') return null;
  const mayEnd = ({ isCurrent, isHomeOffice }: OpenSession) =>
    !user.isHomeOffice && !isCurrent && !isHomeOffice;
  const others = data?.sessions.filter(mayEnd) ?? [];
  return (
    <section aria-labelledby={headingId} aria-busy={!data && !error}>
      <SectionHead>
        <h2 id={headingId}>Open sessions</h2>
        {others.length > 0 && <EndOtherSessions sessions={others} />}
      </SectionHead>
      {error && (
        <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
          The open sessions could not be loaded. {error.message}
        </Banner>
      )}
      <DividedList aria-labelledby={headingId}>
        {data?.sessions.map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            mayEnd={mayEnd(session)}
            onGone={retry}
          />
        ))}
      </DividedList>
    </section>
  );
}
