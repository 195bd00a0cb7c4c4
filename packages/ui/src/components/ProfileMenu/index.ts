export { LogInLink, type LogInLinkProps } from './LogInLink.tsx';
export { ProfileMenu, type ProfileMenuProps } from './ProfileMenu.tsx';
