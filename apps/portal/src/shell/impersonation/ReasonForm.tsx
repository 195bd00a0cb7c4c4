import { useClient } from '@agent-portal/data';
import { longestReason, shortestReason } from '@agent-portal/data/impersonation/contract';
import { asOneLine } from '@agent-portal/data/oneLine';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { TextAreaField } from '@agent-portal/ui/form';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import { switchIdentity } from '../../session/identity/switchIdentity.ts';
import { PageForm } from '../../shared/form/PageForm.tsx';

const labels = { reason: 'Reason' } as const;

/** The agent that home office is about to act for. */
export interface AskedFor {
  readonly agentId: string;
  readonly name: string;
}

interface ReasonFormProps {
  readonly agent: AskedFor;
  /** Reports whether there is an unsent reason; pass a stable function. */
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
  readonly onCancel: () => void;
}

/** Validates a reason: returns the error message, or true. */
function validate(reason: string): string | true {
  const { length } = asOneLine(reason);
  if (length < shortestReason) return `Write at least ${shortestReason} characters.`;
  return length <= longestReason || `Shorten the reason to ${longestReason} characters.`;
}

/** Asks for the reason, which the agent can read, and then acts for the agent. A failure keeps the input. */
export function ReasonForm({
  agent: { agentId, name },
  onUnsavedChange,
  onCancel,
}: ReasonFormProps) {
  const portal = usePortal();
  const client = useClient();
  const navigate = useNavigate();
  const [state, setState] = useState<'asks' | 'runs' | 'failed'>('asks');
  const form = useForm({ defaultValues: { reason: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('reason'), [setFocus]);

  async function act({ reason }: { readonly reason: string }) {
    if (state === 'runs') return;
    setState('runs');
    announce(`Changing to ${name}`, 'acting');
    const next = { agentId, reason: asOneLine(reason) };
    if (await switchIdentity(next, { portal, client, navigate }))
      announce(`Acting as ${name}`, 'acting');
    else setState('failed');
  }

  return (
    <PageForm
      form={form}
      name={`reason to act for ${agentId}`}
      labels={labels}
      hasSummary={false}
      isRunning={state === 'runs'}
      failed={`You could not become ${name}`}
      submit={`Act for ${name}`}
      submitting={`Changing to ${name}`}
      onSubmit={act}
      onCancel={onCancel}
      onUnsavedChange={onUnsavedChange}
    >
      <p>The agent can read the reason in Account activity, with your name and the time.</p>
      <TextAreaField
        name="reason"
        control={form.control}
        rules={{ required: 'Write why you act for the agent.', validate }}
        label={labels.reason}
        rows={3}
        most={longestReason}
      />
      {state === 'failed' && (
        <Banner tone="danger" role="alert">
          You could not become {name}. Try again in a moment. If it keeps failing, call the help
          desk.
        </Banner>
      )}
    </PageForm>
  );
}
