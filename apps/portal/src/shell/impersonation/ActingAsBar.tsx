import { useClient } from '@agent-portal/data';
import { Button } from '@agent-portal/ui/Button';
import { UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../session/SessionContext.ts';
import { switchIdentity } from '../../session/identity/switchIdentity.ts';
import { BarRow } from './ActingAsBar.styles.ts';
import { ViewingAs } from './ViewingAs.tsx';

export interface ActingAsBarProps {
  /** The agent that the address views as. */
  readonly viewAs: string | undefined;
}

/** Says for whom the reader acts and as whom the page is viewed, with the ways out (decisions, 1). */
export function ActingAsBar({ viewAs }: ActingAsBarProps) {
  const { mode } = useSession();
  return (
    <BarRow>
      {mode === 'home-office-as-agent' && <ActingAs />}
      {viewAs && <ViewingAs agentId={viewAs} />}
    </BarRow>
  );
}

function ActingAs() {
  const { user } = useSession();
  const client = useClient();
  const navigate = useNavigate();
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready');
  const name = user.agentData?.name;

  async function resume() {
    setState('pending');
    if (!(await switchIdentity('home-office', { client, navigate }))) setState('failed');
  }

  return (
    <div>
      <p>
        <UserRoundCog size={20} strokeWidth={1.75} aria-hidden />
        <strong>Acting as {name ? `${name} (${user.agentId})` : user.agentId}</strong>
      </p>
      <Button size="small" pending={state === 'pending'} onClick={() => void resume()}>
        Resume HO Account
      </Button>
      {state === 'failed' && (
        <p role="alert">Your account could not be resumed. Try again in a moment.</p>
      )}
    </div>
  );
}
