import type { MenuItem, MenuSection } from '@agent-portal/ui/MenuButton';
import {
  Bell,
  CircleHelp,
  FileText,
  LogOut,
  Mail,
  Undo2,
  User,
  UserRoundCog,
  Users,
} from 'lucide-react';
import { logOut } from '../session/logOut.ts';
import { notice } from '../session/notice.ts';
import type { Session } from '../session/session.ts';
import { switchIdentity, type SwitchTools } from '../session/switchIdentity.ts';
import { secureEmailLogin } from '../shared/carrier.ts';
import { settingsTabs } from '../shared/settingsTabs.ts';

const settingsIcons = {
  Profile: User,
  Alerts: Bell,
  Policy: FileText,
  Users,
  Help: CircleHelp,
} as const;

export interface ProfileActions extends SwitchTools {
  readonly onBecomeAUser: () => void;
}

/** The entries of the profile menu [S2, S6], with Log Out for everybody (decisions, 1). */
export function profileEntries(
  { user, mode }: Session,
  { onBecomeAUser, ...tools }: ProfileActions,
): MenuSection[] {
  const settings = settingsTabs(user).map(({ href, label }): MenuItem => ({
    id: href,
    href,
    label,
    icon: settingsIcons[label],
  }));
  return [
    { id: 'account', items: [...settings, ...mailOf(mode)] },
    {
      id: 'session',
      items: [
        ...identityOf(mode, onBecomeAUser, tools),
        { id: 'logout', label: 'Log Out', onAction: logOut, icon: LogOut },
      ],
    },
  ];
}

function mailOf(mode: Session['mode']): MenuItem[] {
  if (mode !== 'agent') return [];
  return [
    { id: 'mail', label: 'Secure Email', href: secureEmailLogin, external: true, icon: Mail },
  ];
}

function identityOf(
  mode: Session['mode'],
  onBecomeAUser: () => void,
  tools: SwitchTools,
): MenuItem[] {
  if (mode === 'home-office') {
    return [{ id: 'become', label: 'Become a User', onAction: onBecomeAUser, icon: UserRoundCog }];
  }
  if (mode !== 'home-office-as-agent') return [];
  const resume = async () => {
    const isDone = await switchIdentity('home-office', tools);
    if (!isDone) notice.show('Your account could not be resumed. Try again in a moment.');
  };
  return [{ id: 'resume', label: 'Resume HO Account', onAction: () => void resume(), icon: Undo2 }];
}
