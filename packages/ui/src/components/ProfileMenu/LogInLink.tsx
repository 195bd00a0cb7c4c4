export interface LogInLinkProps {
  readonly href: string;
  /** @default 'Log in' */
  readonly children?: string | undefined;
}

/** What stands in the place of the `ProfileMenu` while nobody is signed in: the way in. */
export function LogInLink({ href, children = 'Log in' }: LogInLinkProps) {
  return (
    <a className="frame-login" href={href}>
      {children}
    </a>
  );
}
