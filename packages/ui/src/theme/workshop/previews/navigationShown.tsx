import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { Footer } from '../../../components/Footer/Footer.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { NavigationCount } from '../../../components/NavigationCount/NavigationCount.tsx';
import { NotificationEntries } from '../../../components/NotificationsPanel/NotificationEntries.tsx';
import { NotificationsPanel } from '../../../components/NotificationsPanel/NotificationsPanel.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { ProfileMenu } from '../../../components/ProfileMenu/ProfileMenu.tsx';
import { QuickTabs } from '../../../components/QuickTabs/QuickTabs.tsx';
import { sampleBrand } from '../../../components/sample/sampleBrand.tsx';
import { sampleNavigation } from '../../../components/sample/sampleNavigation.tsx';
import { SectionTabs } from '../../../components/SectionTabs/SectionTabs.tsx';
import { NavigationDrawer } from '../../../components/SideNavigation/NavigationDrawer.tsx';
import { SideNavigation } from '../../../components/SideNavigation/SideNavigation.tsx';
import { Stepper } from '../../../components/Stepper/Stepper.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { TopNavigation } from '../../../components/TopNavigation/TopNavigation.tsx';
import { Stateful } from './Stateful.tsx';
import { nothing, type Shown } from './Shown.ts';

const account = [{ id: 'account', items: [{ id: 'profile', label: 'Profile', href: '#profile' }] }];
const notes = [
  {
    key: 'policy',
    heading: 'Policy NL0018O0142',
    date: '2026-11-18',
    isNew: true,
    message: <p>Status: Lapsed, before: Active</p>,
  },
];

export const navigationShown: Shown = {
  SideNavigation: <SideNavigation items={sampleNavigation} brand={sampleBrand} label="Side" />,
  TopNavigation: (
    <TopNavigation
      label="Top"
      links={[
        { text: 'Home', href: '#home' },
        { text: 'Pending', href: '#pending', current: 'page' },
        { text: 'Active', href: '#active' },
      ]}
    />
  ),
  NavigationCount: (
    <span data-part="nav">
      <NavigationCount count={12} what="end soon" />
    </span>
  ),
  ProfileMenu: (
    <div className="frame-bar">
      <NavigationDrawer>
        <SideNavigation items={sampleNavigation} label="Drawer" />
      </NavigationDrawer>
      <ProfileMenu title="Dana Whitfield" line="Agent 4471902" initial="D" sections={account} />
    </div>
  ),
  NotificationsPanel: (
    <div className="frame-bar">
      <NotificationsPanel count={2}>
        <NotificationEntries entries={notes} />
      </NotificationsPanel>
    </div>
  ),
  PageHeader: (
    <PageHeader
      title="Pending"
      area="Policies"
      actions={<Button variant="primary">Export to Excel</Button>}
    />
  ),
  Breadcrumbs: (
    <Breadcrumbs
      steps={[
        { title: 'Policies', href: '#policies' },
        { title: 'Pending', href: '#pending' },
      ]}
      current="NL0018O0142"
    />
  ),
  SectionTabs: (
    <SectionTabs
      label="Policies"
      current="#all"
      tabs={[
        { href: '#all', label: 'All', count: 143 },
        { href: '#lapsed', label: 'Lapsed', count: 4 },
      ]}
    />
  ),
  QuickTabs: (
    <Stateful initial="open">
      {(current, onPick) => (
        <QuickTabs
          label="Which requirements"
          onPick={onPick}
          tabs={[
            { id: 'open', label: 'Open', count: 12, isCurrent: current === 'open' },
            { id: 'met', label: 'Met', count: 7, isCurrent: current === 'met' },
          ]}
        />
      )}
    </Stateful>
  ),
  Tabs: (
    <Stateful initial="coverage">
      {(current, onChange) => (
        <Tabs
          label="Policy NL0018O0142"
          current={current}
          onChange={onChange}
          tabs={[
            { id: 'coverage', label: 'Coverage', content: 'Whole Life, $250,000.00' },
            { id: 'riders', label: 'Riders', count: 2, content: 'Waiver of premium' },
            { id: 'loans', label: 'Loans', isDisabled: true, content: null },
          ]}
        />
      )}
    </Stateful>
  ),
  Stepper: (
    <Stepper
      label="Application"
      current="coverage"
      onGoTo={nothing}
      steps={[
        { id: 'applicant', label: 'Applicant', state: 'done' },
        { id: 'health', label: 'Health', state: 'error' },
        { id: 'coverage', label: 'Coverage' },
        { id: 'review', label: 'Review' },
      ]}
    />
  ),
  Disclosure: (
    <Disclosure title="How do I read a commission statement?">
      <p>Open Commissions, choose a cycle, and press Agent statement.</p>
    </Disclosure>
  ),
  Link: <Link href="#policy">NL0018O0142</Link>,
  Pagination: (
    <Stateful initial={2}>
      {(page, onPage) => (
        <Pagination
          page={page}
          totalPages={15}
          pageSize={10}
          total={143}
          pageSizes={[10, 25]}
          itemNoun="requirements"
          onPage={onPage}
          onPageSize={nothing}
        />
      )}
    </Stateful>
  ),
  Footer: (
    <Footer>
      <span>© Northfield Mutual</span>
      <Link href="#help">Help desk</Link>
    </Footer>
  ),
};
