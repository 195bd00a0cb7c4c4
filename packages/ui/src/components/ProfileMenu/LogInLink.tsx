export interface LogInLinkProps {
  readonly href: string;
  /** @default 'Log in' */
  readonly children?: string | undefined;
}

/** The link to the login, instead of the `ProfileMenu` while no user is signed in. */
export function LogInLink({ href, children = 'Log in' }: LogInLinkProps) {
  return (
    <a className="frame-login" href={href}>
      {children}
    </a>
  );
}
