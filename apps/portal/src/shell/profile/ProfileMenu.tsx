import { useClient } from '@agent-portal/data';
import { lazyComponent, LoadFailureDialog } from '@agent-portal/ui/lazyComponent';
import { LogInLink, ProfileMenu as Menu } from '@agent-portal/ui/ProfileMenu';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import { profileInitial, profileLine, profileTitle } from '../../access/profileTitle.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { profileMenuOf } from './profileMenuOf.ts';

const BecomeAUserDialog = lazyComponent(
  async () => (await import('../impersonation/BecomeAUserDialog.tsx')).BecomeAUserDialog,
  { fallback: LoadFailureDialog },
);
const DisplayDialog = lazyComponent(
  async () => (await import('../display/DisplayDialog.tsx')).DisplayDialog,
  { fallback: LoadFailureDialog },
);

/** The signed-in user with a menu; for a visitor, the login link [S2, S4]. */
export function ProfileMenu() {
  const session = useSession();
  const { user, mode } = session;
  const portal = usePortal();
  const client = useClient();
  const navigate = useNavigate();
  const [loadedMenu, setLoadedMenu] = useState<Awaited<ReturnType<typeof profileMenuOf>>>();
  const [isBecomeAUserOpen, setIsBecomeAUserOpen] = useState(false);
  const [isDisplayOpen, setIsDisplayOpen] = useState(false);
  const title = profileTitle(user);
  if (mode === 'visitor') return <LogIn title={title} />;

  const loadMenu = () =>
    void import('./profileMenuOf.ts')
      .then(({ profileMenuOf }) => profileMenuOf(session, client, portal))
      .then(setLoadedMenu, () => {});
  return (
    <>
      <Menu
        title={title}
        line={profileLine(user)}
        initial={profileInitial(user)}
        onIntent={loadMenu}
        sections={loadedMenu?.entries(session, {
          portal,
          client,
          navigate,
          onBecomeAUser: () => setIsBecomeAUserOpen(true),
          onDisplay: () => setIsDisplayOpen(true),
        })}
      />
      {isDisplayOpen && <DisplayDialog onClose={() => setIsDisplayOpen(false)} />}
      {isBecomeAUserOpen && <BecomeAUserDialog onClose={() => setIsBecomeAUserOpen(false)} />}
    </>
  );
}

/** Links to the login, which returns to the current address. */
function LogIn({ title }: { readonly title: string }) {
  const { pathname, search, hash } = useLocation();
  return <LogInLink href={paths.login(pathname + search + hash)}>{title}</LogInLink>;
}
