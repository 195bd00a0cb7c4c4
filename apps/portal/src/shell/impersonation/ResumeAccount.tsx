import { useClient } from '@agent-portal/data';
import { Button } from '@agent-portal/ui/Button';
import { UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import { switchIdentity } from '../../session/identity/switchIdentity.ts';

/** The button that ends acting for an agent (decisions, 1). */
export function ResumeAccount() {
  const portal = usePortal();
  const client = useClient();
  const navigate = useNavigate();
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready');

  async function resume() {
    setState('pending');
    if (!(await switchIdentity('home-office', { portal, client, navigate }))) setState('failed');
  }

  return (
    <>
      <UserRoundCog size="1.25em" strokeWidth={1.75} aria-hidden />
      <Button size="small" isBusy={state === 'pending'} onClick={() => void resume()}>
        Resume HO Account
      </Button>
      {state === 'failed' && (
        <p role="alert">Your account could not be resumed. Try again in a moment.</p>
      )}
    </>
  );
}
