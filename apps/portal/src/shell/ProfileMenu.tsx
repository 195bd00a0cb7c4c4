import { LogOut } from 'lucide-react';
import { MenuButton } from '@agent-portal/ui/MenuButton';
import { useLocation } from 'react-router-dom';
import { profileInitial, profileTitle } from '../access/profileTitle.ts';
import { paths } from '../paths.ts';
import { logOut } from '../session/logOut.ts';
import { useSession } from '../session/SessionContext.ts';

/** Who is signed in, and the way out; a visitor gets the way in [S2, S4]. */
export function ProfileMenu() {
  const { user, mode } = useSession();
  const title = profileTitle(user);
  if (mode === 'visitor') return <LogInLink title={title} />;
  const initial = profileInitial(user);
  const agentLine = mode === 'agent' ? `Agent ${user.agentId}` : '';
  return (
    <MenuButton
      label={[title, agentLine, 'account'].filter(Boolean).join(' ')}
      trigger={
        <span className="frame-profile">
          {initial && <span className="frame-initial" data-initial={initial} />}
          <span>
            {title} {agentLine && <small>{agentLine}</small>}
          </span>
        </span>
      }
      sections={[
        {
          id: 'session',
          items: [{ id: 'logout', label: 'Log Out', onAction: logOut, icon: LogOut }],
        },
      ]}
    />
  );
}

/** Leads to login, and back to the address on screen. */
function LogInLink({ title }: { readonly title: string }) {
  const { pathname, search, hash } = useLocation();
  return (
    <a className="frame-login" href={paths.login(pathname + search + hash)}>
      {title}
    </a>
  );
}
