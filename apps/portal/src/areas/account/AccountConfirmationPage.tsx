import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import { MessagePage } from '../../shared/page/MessagePage.tsx';

/** /account-confirmation: the first page after an account is confirmed. It needs no login [S2]. */
export function AccountConfirmationPage() {
  const { mode } = useSession();
  const isVisitor = mode === 'visitor';
  return (
    <MessagePage
      title="Your account is confirmed"
      message={
        isVisitor
          ? 'You can log in now with the username you were given.'
          : 'You are logged in and can continue to the portal.'
      }
      action={isVisitor ? { href: paths.login(paths.home()), label: 'Log in' } : undefined}
    />
  );
}

export { AccountConfirmationPage as Page };
