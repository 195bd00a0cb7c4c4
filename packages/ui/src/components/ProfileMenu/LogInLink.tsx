import { profileMenuWords } from '../../words/navigation.ts';
import { useWords } from '../../words/useWords.ts';

export interface LogInLinkProps {
  /** The page for signing in. */
  readonly href: string;
  /** @default 'Log in' */
  readonly children?: string | undefined;
}

/** The link to the login, instead of the `ProfileMenu` while no user is signed in. */
export function LogInLink({ href, children }: LogInLinkProps) {
  const words = useWords('ProfileMenu', profileMenuWords);
  return (
    <a className="frame-login" href={href}>
      {children ?? words.logIn}
    </a>
  );
}
