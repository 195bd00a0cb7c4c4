import { useClient } from '@agent-portal/data';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import { ownerOf } from '../../session/session.ts';
import { useSession } from '../../session/SessionContext.ts';
import { viewAs } from '../../session/identity/viewAs.ts';
import { switchIdentity } from '../../session/identity/switchIdentity.ts';
import { createTableViews } from '../../shared/list/createTableViews.ts';
import { useListHref } from '../../shared/list/address/listVersion.ts';
import { useReason } from '../impersonation/useReason.tsx';
import type { Command } from './commands/commandResults.ts';
import { rememberCommand } from './commands/recentCommands.ts';

/**
 * Runs a row: opens its address, runs its action, or acts for its agent. Acting for an agent also removes the
 * palette with everything else of the previous identity.
 * @param close closes the palette
 */
export function useRunCommand(close: () => void) {
  const portal = usePortal();
  const client = useClient();
  const navigate = useNavigate();
  const { user } = useSession();
  const [pending, setPending] = useState<Command>();
  const [failed, setFailed] = useState<Command>();

  const listHref = useListHref();
  const { ask, ...reason } = useReason();

  async function runAction(command: Command, act: () => Promise<boolean>) {
    setPending(command);
    setFailed(undefined);
    if (await act()) {
      close();
      return;
    }
    setPending(undefined);
    setFailed(command);
  }

  async function actFor(command: Command) {
    if (ask({ agentId: command.to, name: command.label.replace(/^Act for /, '') })) return;
    await runAction(command, () =>
      switchIdentity({ agentId: command.to }, { portal, client, navigate }),
    );
  }

  return {
    pending,
    failed,
    /** The form for the reason, before home office acts for an agent. */
    reason,
    run: (command: Command) => {
      if (pending) return;
      if (command.kind === 'agent') {
        void actFor(command);
        return;
      }
      if (command.act) {
        void runAction(command, command.act);
        return;
      }
      rememberCommand(ownerOf(user), command);
      if (command.isWholeBook) viewAs.forget();
      if (command.table)
        portal
          .storeOf(createTableViews)
          .keep(command.table.list, user.username, command.table.view);
      close();
      if (command.kind === 'external') globalThis.open(command.to, '_blank', 'noopener');
      else void navigate(listHref(command.to));
    },
  };
}

/** The message for a failed action. */
export const failureText = ({ label }: Command) =>
  `‘${label}’ did not work. Try again in a moment. If it keeps failing, call the help desk.`;
