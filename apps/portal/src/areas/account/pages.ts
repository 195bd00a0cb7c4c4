import { accessRules } from '../../access/accessRules.ts';
import type { PageModule, PortalRoute } from '../../PortalRoute.ts';
import { paths } from '../../paths.ts';

const { everyone } = accessRules;

const settings = (
  id: string,
  page: string,
  title: string,
  needs: PortalRoute['needs'],
  lazy: () => Promise<PageModule>,
): PortalRoute => ({ id, paths: [`/account-settings/${page}`], title, needs, lazy });

/** Account settings, and the pages that the guards redirect to [S2]. */
export const pages: readonly PortalRoute[] = [
  {
    id: 'account-settings',
    paths: ['/account-settings'],
    title: 'Account settings',
    needs: accessRules.settings,
    redirectTo: 'profile',
    // Home office has no profile [S5]: it gets the first page that it may open (decisions, 10). Not read from
    // settingsTabs, which would load with the first page of each visit.
    redirectFor: ({ user }) =>
      paths.settings(user.isHomeOffice ? (user.agentId === '' ? 'help' : 'alerts') : 'profile'),
  },
  settings(
    'profile',
    'profile',
    'Profile',
    accessRules.profile,
    () => import('./profile/ProfilePage.tsx'),
  ),
  settings(
    'alerts',
    'alerts',
    'Alerts',
    accessRules.settingsPage,
    () => import('./alerts/AlertsPage.tsx'),
  ),
  settings(
    'delivery',
    'policy',
    'Policy',
    accessRules.settingsPage,
    () => import('./delivery/DeliveryPage.tsx'),
  ),
  settings(
    'calendar',
    'calendar',
    'Calendar',
    accessRules.calendar,
    () => import('./calendar/CalendarPage.tsx'),
  ),
  settings(
    'activity',
    'activity',
    'Activity',
    accessRules.settingsPage,
    () => import('./activity/ActivityPage.tsx'),
  ),
  settings(
    'security',
    'security',
    'Security',
    accessRules.help,
    () => import('./security/SecurityPage.tsx'),
  ),
  settings('help', 'help', 'Help', accessRules.help, () => import('./HelpPage.tsx')),
  {
    id: 'home-office-user',
    paths: ['/home-office-user'],
    title: 'Act for an agent',
    needs: accessRules.homeOfficeLanding,
    lazy: () => import('./HomeOfficeUserPage.tsx'),
  },
  {
    id: 'access-required',
    paths: ['/accessRequired'],
    title: 'Access required',
    needs: everyone,
    isUnlisted: true,
    lazy: () => import('./AccessRequiredPage.tsx'),
  },
  {
    id: 'requires-ping',
    paths: ['/requires-ping'],
    title: 'Single sign-on account required',
    needs: everyone,
    isUnlisted: true,
    lazy: () => import('./RequiresPingPage.tsx'),
  },
  {
    id: 'account-confirmation',
    paths: ['/account-confirmation'],
    title: 'Account confirmation',
    needs: everyone,
    layout: 'banner-only',
    isUnlisted: true,
    lazy: () => import('./AccountConfirmationPage.tsx'),
  },
  {
    id: 'error',
    paths: ['/error'],
    title: 'Something went wrong',
    needs: everyone,
    isUnlisted: true,
    lazy: () => import('./ErrorRoutePage.tsx'),
  },
];
