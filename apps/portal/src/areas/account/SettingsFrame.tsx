import { SectionTabs } from '@agent-portal/ui/SectionTabs';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/SessionContext.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { useRouteHandle } from '../../shared/routeHandle.ts';
import { SettingsBody } from './SettingsFrame.styles.ts';
import { settingsTabs } from '../../shared/settingsTabs.ts';

/** What the pages of account settings have in common: their head and the way between them [S2]. */
export function SettingsFrame({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const title = useRouteHandle()?.title ?? '';
  return (
    <>
      <PageHeader area="Account settings" title={title} />
      <SectionTabs label="Account settings" tabs={settingsTabs(user)} current={pathname} />
      <SettingsBody>{children}</SettingsBody>
    </>
  );
}
