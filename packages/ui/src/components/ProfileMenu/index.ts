export { LogInLink } from './LogInLink.tsx';
export type { LogInLinkProps } from './LogInLink.tsx';
export { ProfileMenu } from './ProfileMenu.tsx';
export type { ProfileMenuProps } from './ProfileMenu.tsx';
