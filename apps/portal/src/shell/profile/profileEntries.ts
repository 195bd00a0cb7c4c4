import type { Client } from '@agent-portal/data';
import { getApplicationConfig } from '@agent-portal/data/config/contract';
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
import { logOut } from '../../session/logOut.ts';
import { notice } from '../../session/notice.ts';
import type { Session } from '../../session/session.ts';
import { switchIdentity, type SwitchTools } from '../../session/identity/switchIdentity.ts';
import { settingsTabs } from '../../shared/settingsTabs.ts';

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

/** The menu waits for the address of secure mail no longer than this, in milliseconds. */
const patience = 1_000;

const known = new WeakMap<Client, Promise<string | undefined>>();

/** Where secure mail is, asked for once an identity; after a failure the next look asks again. */
function mailLoginOf(client: Client): Promise<string | undefined> {
  const ask = async () => {
    try {
      return (await client.request(getApplicationConfig, {})).secureEmail;
    } catch {
      known.delete(client);
      return undefined;
    }
  };
  const login = known.get(client) ?? ask();
  known.set(client, login);
  return login;
}

/** What the menu of a session is made with; only agents have secure mail [S2]. */
export async function profileMenuOf({ mode }: Session, client: Client) {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const mailLogin = mode === 'agent' ? await Promise.race([mailLoginOf(client), late]) : undefined;
  return {
    entries: (session: Session, actions: ProfileActions) =>
      profileEntries(session, actions, mailLogin),
  };
}

/** The entries of the profile menu [S2, S6], with Log Out for everybody (decisions, 1). */
function profileEntries(
  session: Session,
  { onBecomeAUser, ...tools }: ProfileActions,
  mailLogin: string | undefined,
): MenuSection[] {
  const { mode } = session;
  const settings = settingsTabs(session).map(({ href, label }): MenuItem => ({
    id: href,
    href,
    label,
    icon: settingsIcons[label],
  }));
  return [
    { id: 'account', items: [...settings, ...mailOf(mode, mailLogin)] },
    {
      id: 'session',
      items: [
        ...identityOf(mode, onBecomeAUser, tools),
        { id: 'logout', label: 'Log Out', onAction: logOut, icon: LogOut },
      ],
    },
  ];
}

function mailOf(mode: Session['mode'], href: string | undefined): MenuItem[] {
  if (mode !== 'agent' || !href) return [];
  return [{ id: 'mail', label: 'Secure Email', href, external: true, icon: Mail }];
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
