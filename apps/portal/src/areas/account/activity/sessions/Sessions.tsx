import type { OpenSession } from '@agent-portal/data/activity/contract';
import { useEndOtherSessions, useEndSession, useSessions } from '@agent-portal/data/activity/hooks';
import { Badge } from '@agent-portal/ui/Badge';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { useId } from 'react';
import { formatMoment } from '@agent-portal/format';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { asSentence } from '../../asSentence.ts';
import { useSession } from '../../../../session/SessionContext.ts';
import { DividedList } from '../../../../shared/page/DividedList.ts';
import { EndButton } from './EndButton.tsx';

interface EndSessionProps {
  readonly session: OpenSession;
  /** Called when the session had already ended: the list on screen is out of date. */
  readonly onGone: () => void;
}

/** Ends one session. The confirmation names its user. */
function EndSession({ session, onGone }: EndSessionProps) {
  const { sessionId, who, device, address } = session;
  const { make, clear, isRunning, failure, isMissing } = useEndSession();
  const what = `${device ?? 'Unknown device'}, ${who}`;
  return (
    <EndButton
      size="small"
      label="End session"
      aria-label={`End session: ${what}`}
      confirmText="End session"
      cancelText="Keep it open"
      successText={`The session is ended: ${what}`}
      end={() => make({ params: { sessionId } })}
      isRunning={isRunning}
      failure={failure}
      onClose={() => {
        if (isMissing) onGone();
        clear();
      }}
    >
      <p>
        <strong>{what}</strong>
        {address && `, from ${address}`}, is logged out at once. What was typed there and not saved
        may be lost.
      </p>
    </EndButton>
  );
}

/** `3 sessions` */
const counted = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);

interface EndOtherSessionsProps {
  /** The sessions to end, at least one. */
  readonly sessions: readonly OpenSession[];
}

/** Ends all sessions except the user's own. The confirmation names how many and whose. */
function EndOtherSessions({ sessions }: EndOtherSessionsProps) {
  const { make, clear, isRunning, failure } = useEndOtherSessions();
  const names = [...new Set(sessions.map(({ who }) => who))].join(', ');
  return (
    <EndButton
      label="End all others"
      confirmText="End them"
      cancelText="Keep them open"
      successText={`${counted(sessions.length)} ended`}
      end={() => make({})}
      isRunning={isRunning}
      failure={failure}
      onClose={clear}
    >
      <p>
        <strong>{counted(sessions.length)}</strong> of {names}{' '}
        {sessions.length === 1 ? 'is' : 'are'} logged out at once. This session stays open.
      </p>
    </EndButton>
  );
}

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
