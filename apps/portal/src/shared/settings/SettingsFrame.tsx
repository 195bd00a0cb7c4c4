import { SectionTabs } from '@agent-portal/ui/SectionTabs';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Breadcrumbs } from '../page/Breadcrumbs.tsx';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { useRouteHandle } from '../page/routeHandle.ts';
import { useSettingsTabs } from './useSettingsTabs.ts';
import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const measure = '55rem';

const SettingsHead = styled(PageHeader)`
  max-inline-size: ${measure};
`;

/** All settings are equally wide, so that nothing jumps from tab to tab. */
const SettingsBody = styled.div`
  max-inline-size: ${measure};
  padding-block-start: ${token('space-24')};

  @media ${below('md')} {
    padding-block-start: 0;
  }

  & form {
    max-inline-size: 32rem;
  }

  & p {
    max-inline-size: 44rem;
    overflow-wrap: anywhere;
  }
`;

interface SettingsFrameProps {
  /** The commands of the page, next to its title. @default none */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the account settings pages: their header and tabs [S2]. */
export function SettingsFrame({ actions, children }: SettingsFrameProps) {
  const { pathname } = useLocation();
  // The bare URL redirects to Profile, which is an error for home office users [S5].
  const tabs = useSettingsTabs();
  const title = useRouteHandle()?.title ?? '';
  return (
    <>
      <SettingsHead
        trail={<Breadcrumbs leadsTo={{ '/account-settings': tabs[0]?.href }} />}
        title={title}
        actions={actions}
      />
      <SectionTabs label="Account settings" tabs={tabs} current={pathname} />
      <SettingsBody>{children}</SettingsBody>
    </>
  );
}
