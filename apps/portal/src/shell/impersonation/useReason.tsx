import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { useConfirmClose } from '../../shared/form/useConfirmClose.tsx';
import type { AskedFor } from './ReasonForm.tsx';

const ReasonForm = lazyComponent(async () => (await import('./ReasonForm.tsx')).ReasonForm);

/** Asks for the reason before home office acts for an agent, if the carrier requires one. */
export function useReason() {
  const { user } = useSession();
  const [agent, setAgent] = useState<AskedFor>();
  const [isTyped, setIsTyped] = useState(false);
  const cancel = () => setAgent(undefined);
  const isUnsaved = agent !== undefined && isTyped;
  const asked = useConfirmClose(isUnsaved, 'the reason you entered', cancel);

  return {
    /** Shows the form if a reason is required, and returns whether it did. The form then continues. */
    ask: (next: AskedFor): boolean => {
      if (!user.asksReason) return false;
      setAgent(next);
      return true;
    },
    /** The agent that the form is about. */
    asked: agent,
    question: agent && (
      <>
        <ReasonForm agent={agent} onUnsavedChange={setIsTyped} onCancel={asked.close} />
        {asked.question}
      </>
    ),
    /** Closes the form; asks first if there is an unsent reason. */
    close: asked.close,
    /** Runs an action that closes the form; asks first if there is an unsent reason. */
    leave: (then: () => void) =>
      asked.leave(() => {
        cancel();
        then();
      }),
    isUnsaved,
  };
}
