import { accessRules } from '../../access/accessRules.ts';
import type { PortalRoute } from '../../PortalRoute.ts';

/** A launcher opens a third-party tool; `new` opens it in a new tab. It needs no login [S2]. */
const launcher = (id: string, title: string): PortalRoute => ({
  id,
  paths: [`/${id}/:new?`],
  title,
  needs: accessRules.everyone,
  lazy: () => import('./LauncherPage.tsx'),
});

export const pages: readonly PortalRoute[] = [
  launcher('illustration-pro', 'Illustration Pro'),
  launcher('life-portraits', 'Life Portraits'),
  launcher('ipipeline', 'iPipeline'),
  launcher('awps', 'AWPS'),
  launcher('wps', 'WPS'),
  launcher('individual-forms', 'Individual Forms Library'),
  launcher('worksite-forms', 'Worksite Forms Library'),
];
