import { useClient } from '@agent-portal/data';
import { useApplicationConfig } from '@agent-portal/data/config/hooks';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { switchIdentity } from '../../../session/identity/switchIdentity.ts';
import { logOut } from '../../../session/logOut.ts';
import type { Session } from '../../../session/session.ts';
import { useSession } from '../../../session/SessionContext.ts';
import type { useSettingsTabs } from '../../../shared/settings/useSettingsTabs.ts';
import { usePortal } from '../../../PortalContext.ts';
import type { Command } from './commandResults.ts';

interface Doing {
  /** The user's pages of account settings. */
  readonly settings: readonly { readonly href: string }[];
  /** The address of secure mail. */
  readonly mailLogin: string | undefined;
  readonly logOut: () => void;
  /** Resumes the home-office account; resolves with false if that failed. */
  readonly resume: () => Promise<boolean>;
}

/** The actions that a user may run on any page, with the labels of the menus and pages [S2, S6]. */
export function actionCommands(
  mode: Session['mode'],
  { settings, mailLogin, logOut, resume }: Doing,
): Command[] {
  const commands: Command[] = [];
  if (settings.some(({ href }) => href === paths.settings('users'))) {
    commands.push({
      to: paths.inviteUser(),
      kind: 'address',
      label: 'Invite a user',
      detail: 'Account settings › Users',
      keywords: 'add sub-account',
    });
  }
  if (mode === 'home-office') {
    commands.push({
      to: paths.homeOfficeUser(),
      kind: 'address',
      label: 'Become a User',
      detail: 'Act for an agent',
      keywords: 'impersonate',
    });
  }
  if (mode === 'home-office-as-agent') {
    commands.push({
      to: 'resume',
      kind: 'action',
      label: 'Resume HO Account',
      detail: 'Stop acting for the agent',
      keywords: 'home office',
      act: resume,
    });
  }
  if (mode === 'agent' && mailLogin) {
    commands.push({
      to: mailLogin,
      kind: 'external',
      label: 'Secure Email',
      detail: 'Opens in a new tab',
    });
  }
  if (mode !== 'visitor') {
    commands.push({
      to: 'log-out',
      kind: 'action',
      label: 'Log Out',
      detail: 'Ends the session in all tabs',
      keywords: 'logout sign out',
      act: () => {
        logOut();
        return Promise.resolve(true);
      },
    });
  }
  return commands;
}

/**
 * The current user's actions for any page.
 * @param isTyped whether there is a search text: without one, the address of secure mail is not requested
 */
export function useActionCommands(
  settings: ReturnType<typeof useSettingsTabs>,
  isTyped: boolean,
): readonly Command[] {
  const { mode } = useSession();
  const portal = usePortal();
  const client = useClient();
  const navigate = useNavigate();
  const mailLogin = useApplicationConfig(mode === 'agent' && isTyped).data?.secureEmail;
  return useMemo(
    () =>
      actionCommands(mode, {
        settings,
        mailLogin,
        logOut: () => void logOut(portal),
        resume: () => switchIdentity('home-office', { portal, client, navigate }),
      }),
    [mode, settings, mailLogin, portal, client, navigate],
  );
}
