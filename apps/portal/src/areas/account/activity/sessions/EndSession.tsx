import type { OpenSession } from '@agent-portal/data/activity/contract';
import { useEndSession } from '@agent-portal/data/activity/hooks';
import { EndButton } from './EndButton.tsx';

interface EndSessionProps {
  readonly session: OpenSession;
  /** Called when the session had already ended: the list on screen is out of date. */
  readonly onGone: () => void;
}

/** Ends one session. The confirmation names its user. */
export function EndSession({ session, onGone }: EndSessionProps) {
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
