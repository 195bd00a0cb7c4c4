import { late } from '@agent-portal/ui/late';
import { useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import type { AskedFor } from './ReasonForm.tsx';

const ReasonForm = late(async () => (await import('./ReasonForm.tsx')).ReasonForm);

/**
 * Asks for the reason before home office acts for an agent, where the carrier wants one.
 * @param onCancelled the reader gives none
 */
export function useReason(onCancelled?: () => void) {
  const { user } = useSession();
  const [agent, setAgent] = useState<AskedFor>();
  const cancel = () => setAgent(undefined);

  return {
    /** Whether the reason is asked for: the form then goes on. */
    ask: (next: AskedFor): boolean => {
      if (!user.asksReason) return false;
      setAgent(next);
      return true;
    },
    /** The agent that is asked about. */
    asked: agent,
    question: agent && (
      <ReasonForm
        agent={agent}
        onCancel={() => {
          cancel();
          onCancelled?.();
        }}
      />
    ),
    cancel,
  };
}
