import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { useConfirmClose } from '../../shared/form/useConfirmClose.tsx';
import type { AskedFor } from './ReasonForm.tsx';

const ReasonForm = lazyComponent(async () => (await import('./ReasonForm.tsx')).ReasonForm);

/** Asks for the reason before home office acts for an agent, where the carrier wants one. */
export function useReason() {
  const { user } = useSession();
  const [agent, setAgent] = useState<AskedFor>();
  const [isTyped, setIsTyped] = useState(false);
  const cancel = () => setAgent(undefined);
  const isUnsaved = agent !== undefined && isTyped;
  const asked = useConfirmClose(isUnsaved, 'the reason you entered', cancel);

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
      <>
        <ReasonForm agent={agent} onUnsavedChange={setIsTyped} onCancel={asked.close} />
        {asked.question}
      </>
    ),
    /** Closes the question; asks first where a reason is typed. */
    close: asked.close,
    /** Runs what takes the question away; asks first where a reason is typed. */
    leave: (then: () => void) =>
      asked.leave(() => {
        cancel();
        then();
      }),
    isUnsaved,
  };
}
