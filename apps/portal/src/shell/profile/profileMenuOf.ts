import { ApiError, type Client } from '@agent-portal/data';
import { getSessions } from '@agent-portal/data/activity/contract';
import { getCalendar } from '@agent-portal/data/calendar/contract';
import { getApplicationConfig } from '@agent-portal/data/config/contract';
import { getSecondStep } from '@agent-portal/data/second-step/contract';
import type { MenuItem, MenuSection } from '@agent-portal/ui/MenuButton';
import {
  Activity,
  Bell,
  CalendarDays,
  CircleHelp,
  FileText,
  LogOut,
  Mail,
  Monitor,
  ShieldCheck,
  Undo2,
  User,
  UserRoundCog,
  Users,
} from 'lucide-react';
import type { Portal } from '../../createPortal.ts';
import { logOut } from '../../session/logOut.ts';
import type { Session } from '../../session/session.ts';
import { switchIdentity, type SwitchTools } from '../../session/identity/switchIdentity.ts';
import { type ExtraPage, extraSettings, settingsTabs } from '../../shared/settings/settingsTabs.ts';

const settingsIcons = {
  Profile: User,
  Alerts: Bell,
  Policy: FileText,
  Users,
  Calendar: CalendarDays,
  Activity,
  Security: ShieldCheck,
  Help: CircleHelp,
} as const;

/** The carrier's answers for the menu. */
interface Known {
  readonly extras: ReadonlySet<ExtraPage>;
  readonly mailLogin: string | undefined;
}

export interface ProfileActions extends SwitchTools {
  readonly onBecomeAUser: () => void;
  readonly onDisplay: () => void;
}

/** The longest time that the menu waits for the carrier's answers, in milliseconds. */
const patience = 1_000;

/** The carrier's answers, by the client of an identity. */
const createAnswers = () => ({
  mailLogins: new WeakMap<Client, Promise<string | undefined>>(),
  lacks: new WeakMap<Client, Map<ExtraPage, Promise<boolean>>>(),
});
type Answers = ReturnType<typeof createAnswers>;

const asks: Readonly<Record<ExtraPage, (client: Client) => Promise<unknown>>> = {
  calendar: (client) => client.request(getCalendar, {}),
  activity: (client) => client.request(getSessions, {}),
  security: (client) => client.request(getSecondStep, {}),
};

/** Whether the carrier does not have the calls of a page; requested once per identity. */
function isLacking({ lacks }: Answers, client: Client, page: ExtraPage): Promise<boolean> {
  const ofClient = lacks.get(client) ?? new Map<ExtraPage, Promise<boolean>>();
  lacks.set(client, ofClient);
  const ask = async () => {
    try {
      await asks[page](client);
      return false;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'not-offered') return true;
      ofClient.delete(page);
      return false;
    }
  };
  const answer = ofClient.get(page) ?? ask();
  ofClient.set(page, answer);
  return answer;
}

/** The address of secure mail, requested once per identity; after a failure the next call retries. */
function mailLoginOf({ mailLogins }: Answers, client: Client): Promise<string | undefined> {
  const ask = async () => {
    try {
      return (await client.request(getApplicationConfig, {})).secureEmail;
    } catch {
      mailLogins.delete(client);
      return undefined;
    }
  };
  const login = mailLogins.get(client) ?? ask();
  mailLogins.set(client, login);
  return login;
}

/** The input of a session's menu; only agents have secure mail [S2]. */
export async function profileMenuOf(asker: Session, client: Client, portal: Portal) {
  const answers = portal.storeOf(createAnswers);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const pages = [...extraSettings(asker)];
  const [mailLogin, ...lacks] = await Promise.all([
    asker.mode === 'agent' ? Promise.race([mailLoginOf(answers, client), late]) : undefined,
    ...pages.map((page) => Promise.race([isLacking(answers, client, page), late])),
  ]);
  const extras = new Set(pages.filter((_, at) => lacks[at] !== true));
  return {
    entries: (session: Session, actions: ProfileActions) =>
      profileEntries(session, actions, { extras, mailLogin }),
  };
}

/** The entries of the profile menu [S2, S6], with Log Out for every user (decisions, 1). */
function profileEntries(
  session: Session,
  { onBecomeAUser, onDisplay, ...tools }: ProfileActions,
  { extras, mailLogin }: Known,
): MenuSection[] {
  const { mode } = session;
  const settings = settingsTabs(session, extras).map(({ href, label }): MenuItem => ({
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
        { id: 'display', label: 'Display', onAction: onDisplay, icon: Monitor },
        ...identityOf(mode, onBecomeAUser, tools),
        { id: 'logout', label: 'Log Out', onAction: () => void logOut(tools.portal), icon: LogOut },
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
    if (!isDone)
      tools.portal.notice.show('Your account could not be resumed. Try again in a moment.');
  };
  return [{ id: 'resume', label: 'Resume HO Account', onAction: () => void resume(), icon: Undo2 }];
}
