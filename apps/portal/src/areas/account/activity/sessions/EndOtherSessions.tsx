import type { OpenSession } from '@agent-portal/data/activity/contract';
import { useEndOtherSessions } from '@agent-portal/data/activity/hooks';
import { EndButton } from './EndButton.tsx';

/** `3 sessions` */
const counted = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);

interface EndOtherSessionsProps {
  /** The sessions to end, at least one. */
  readonly sessions: readonly OpenSession[];
}

/** Ends all sessions except the user's own. The confirmation names how many and whose. */
export function EndOtherSessions({ sessions }: EndOtherSessionsProps) {
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
