import { useClient } from '@agent-portal/data';
import type { ImpersonationEntry } from '@agent-portal/data/impersonation/contract';
import { announce } from '@agent-portal/ui/Announcer';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import { switchIdentity } from '../../session/identity/switchIdentity.ts';
import { useReason } from './useReason.tsx';

export const nameOf = ({ agents }: ImpersonationEntry) => agents.map(({ name }) => name).join(', ');

/**
 * Impersonates an entry, and returns which entry is in progress or has failed. `reason` asks for the reason
 * if the carrier requires one.
 */
export function useImpersonation() {
  const portal = usePortal();
  const client = useClient();
  const navigate = useNavigate();
  const { ask, ...reason } = useReason();
  const [state, setState] = useState<{ pending?: ImpersonationEntry; failed?: ImpersonationEntry }>(
    {},
  );

  async function become(entry: ImpersonationEntry) {
    const agentId = entry.agents[0]?.agentIds[0];
    if (state.pending || agentId === undefined) return;
    if (ask({ agentId, name: nameOf(entry) })) return;
    setState({ pending: entry });
    announce(`Changing to ${nameOf(entry)}`, 'acting');
    const isDone = await switchIdentity({ agentId }, { portal, client, navigate });
    if (isDone) announce(`Acting as ${nameOf(entry)}`, 'acting');
    else setState({ failed: entry });
  }

  return { ...state, reason, become: (entry: ImpersonationEntry) => void become(entry) };
}
