import { House } from 'lucide-react';
import type { ReactElement } from 'react';
import { AppFrame, Brand } from '../AppFrame/AppFrame.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { BarChart } from '../BarChart/BarChart.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { initialTableView } from '../DataTable/tableView.ts';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { DownloadButton } from '../DownloadButton/DownloadButton.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { MessagePage } from '../MessagePage/MessagePage.tsx';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { Money } from '../Money/Money.tsx';
import { NavigationCount } from '../SideNavigation/NavigationCount.tsx';
import { NotificationEntries } from '../NotificationsPanel/NotificationEntries.tsx';
import { NotificationItem } from '../NotificationsPanel/NotificationItem.tsx';
import { NotificationsPanel } from '../NotificationsPanel/NotificationsPanel.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { PhoneListBar } from '../PhoneListBar/PhoneListBar.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { QuickTabs } from '../QuickTabs/QuickTabs.tsx';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { SectionTabs } from '../SectionTabs/SectionTabs.tsx';
import { NavigationDrawer } from '../SideNavigation/NavigationDrawer.tsx';
import { NavigationToggle } from '../SideNavigation/NavigationToggle.tsx';
import { SelectionTable } from '../SelectionTable/SelectionTable.tsx';
import { SideNavigation } from '../SideNavigation/SideNavigation.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { StatTile, StatTiles } from '../StatTile/StatTile.tsx';
import { TableSettings } from '../TableSettings/TableSettings.tsx';
import { TopNavigation } from '../TopNavigation/TopNavigation.tsx';
import { TreeTable } from '../TreeTable/TreeTable.tsx';
import { UnauthorizedPage } from '../UnauthorizedPage/UnauthorizedPage.tsx';
import { producers, producerTree } from './producers.tsx';
import { requirementTable } from './requirements.tsx';

const nothing = () => undefined;
const house = <House size={20} strokeWidth={1.75} aria-hidden />;

const chart = {
  title: 'Sales',
  summary: 'Sales grew.',
  categoryName: 'Month',
  categories: [{ month: '2026-01' }, { month: '2026-02' }],
  series: [
    { name: 'This year', values: [12_000, 15_000] },
    { name: 'Last year', values: [9_000, null] },
  ],
  format: 'money',
} as const;

const items = [
  { label: 'Home', href: '#home', icon: house, current: 'page' },
  { label: 'Payments', href: '#payments', isLocked: true },
  { label: 'Help', href: 'https://example.com/', external: true },
  { label: 'Orders', children: [{ label: 'Open', href: '#open' }] },
] as const;

const page = { title: 'Page', message: 'Message.', reference: 'A-1' } as const;

export type RootCase = (root: RootProps<never>) => ReactElement;

/** Components that show data. */
const data: Readonly<Record<string, RootCase>> = {
  Badge: (root) => <Badge {...root}>Active</Badge>,
  BarChart: (root) => <BarChart {...chart} {...root} />,
  Card: (root) => <Card {...root}>Card</Card>,
  DescriptionList: (root) => <DescriptionList {...root} items={[['Name', 'Ruth']]} />,
  FilterBar: (root) => (
    <FilterBar
      {...root}
      filters={[
        { name: 'active', label: 'Active', kind: 'toggle' },
        { name: 'day', label: 'Day', kind: 'date-range', fromName: 'from', toName: 'to' },
      ]}
      values={{ active: true, from: '2026-11-01', to: '2026-11-20' }}
      onChange={nothing}
      resultText="143 orders"
      asOf="9:42"
      today="2026-11-18"
    />
  ),
  Money: (root) => <Money {...root} amount={-1234.5} />,
  StatTiles: (root) => (
    <StatTiles {...root}>
      <StatTile label="Sales" value={undefined} note="More than yesterday" trend="same" />
    </StatTiles>
  ),
  StatTile: (root) => (
    <dl>
      <StatTile {...root} label="Sales" value="12" />
    </dl>
  ),
};

const { columns } = requirementTable;

/** Tables, and what is around them. */
const tables: Readonly<Record<string, RootCase>> = {
  DataTable: (root) => <DataTable {...requirementTable} {...root} />,
  Pagination: (root) => (
    <Pagination
      {...root}
      page={2}
      totalPages={4}
      pageSize={10}
      total={40}
      itemNoun="requirements"
      onPage={nothing}
    />
  ),
  PhoneListBar: (root) => (
    <PhoneListBar
      {...root}
      columns={columns}
      sort={null}
      onSort={nothing}
      filterCount={0}
      onFilter={nothing}
    />
  ),
  SelectionTable: (root) => (
    <SelectionTable
      {...requirementTable}
      {...root}
      name="Selected"
      rowKey={({ policyNumber }) => policyNumber}
      selection={[new Set(), nothing]}
      actions={null}
    />
  ),
  TableSettings: (root) => (
    <TableSettings
      {...root}
      columns={columns}
      view={initialTableView(columns)}
      onChange={nothing}
    />
  ),
  TreeTable: (root) => <TreeTable {...producerTree} {...root} rows={producers} />,
};

/** News, warnings and progress. */
const feedback: Readonly<Record<string, RootCase>> = {
  Banner: (root) => (
    <Banner {...root} tone="warning">
      Careful
    </Banner>
  ),
  EmptyState: (root) => <EmptyState {...root} title="Empty" />,
  ErrorPage: (root) => <ErrorPage {...page} {...root} onRetry={nothing} />,
  ErrorSummary: (root) => (
    <ErrorSummary {...root} items={[{ name: 'name', message: 'Enter a name.' }]} onGoTo={nothing} />
  ),
  MessagePage: (root) => <MessagePage {...page} {...root} />,
  Skeleton: (root) => <Skeleton {...root} />,
  Spinner: (root) => <Spinner {...root} />,
  UnauthorizedPage: (root) => <UnauthorizedPage {...page} {...root} homeHref="#home" />,
};

/** Commands and navigation. */
const navigation: Readonly<Record<string, RootCase>> = {
  AppFrame: (root) => (
    <AppFrame {...root} layout="banner" bar="Bar">
      Content
    </AppFrame>
  ),
  Brand: (root) => <Brand {...root} href="#home" mark={house} name="North" />,
  Breadcrumbs: (root) => (
    <Breadcrumbs {...root} items={[{ label: 'Home', href: '#home' }]} current="Payments" />
  ),
  Button: (root) => <Button {...root}>Save</Button>,
  ButtonLink: (root) => (
    <ButtonLink {...root} href="#new">
      New
    </ButtonLink>
  ),
  Disclosure: (root) => (
    <Disclosure {...root} title="Details">
      Content
    </Disclosure>
  ),
  DownloadButton: (root) => (
    <DownloadButton
      {...root}
      label="Export"
      onStart={nothing}
      onCancel={nothing}
      isBusy
      failure="It failed."
    />
  ),
  Footer: (root) => <Footer {...root}>Footer</Footer>,
  IconButton: (root) => <IconButton {...root} label="Home" icon={house} />,
  Link: (root) => (
    <Link {...root} href="https://example.com/" external>
      Site
    </Link>
  ),
  MenuButton: (root) => <MenuButton {...root} label="Menu" trigger="Menu" sections={[]} />,
  NavigationCount: (root) => <NavigationCount {...root} count={1204} what="due soon" />,
  NavigationDrawer: (root) => <NavigationDrawer {...root}>Content</NavigationDrawer>,
  NavigationToggle: (root) => (
    <NavigationToggle {...root} isOpen onToggle={nothing} controls="SideNavigation-root" />
  ),
  NotificationEntries: (root) => (
    <>
      <h2>Notices</h2>
      <NotificationEntries
        {...root}
        entries={[
          {
            key: 'a',
            heading: 'Notice',
            date: '2026-11-18',
            message: 'Text',
            isNew: true,
            onRead: nothing,
          },
        ]}
      />
    </>
  ),
  NotificationItem: (root) => (
    <ul>
      <NotificationItem {...root} heading="Notice" date="2026-11-18" message="Text" isNew />
    </ul>
  ),
  NotificationsPanel: (root) => (
    <NotificationsPanel {...root} count={2}>
      Notices
    </NotificationsPanel>
  ),
  PageHeader: (root) => <PageHeader {...root} title="Title" />,
  Popover: (root) => (
    <Popover {...root} label="Panel" trigger="Panel" title="Panel">
      Content
    </Popover>
  ),
  ProfileMenu: (root) => <ProfileMenu {...root} title="Dana Whitfield" sections={[]} />,
  QuickTabs: (root) => (
    <QuickTabs
      {...root}
      label="Which"
      tabs={[{ id: 'a', label: 'All', count: 1204, isCurrent: true }]}
      onPick={nothing}
    />
  ),
  SectionTabs: (root) => (
    <SectionTabs
      {...root}
      label="Section"
      tabs={[{ href: '#a', label: 'Open', count: 1204 }]}
      current="#a"
    />
  ),
  SideNavigation: (root) => (
    <SideNavigation {...root} label="Side" items={items} onRetry={nothing} />
  ),
  TopNavigation: (root) => (
    <TopNavigation {...root} items={[{ label: 'Home', href: '#home', current: 'page' }]} />
  ),
};

export const rootCases: Readonly<Record<string, RootCase>> = {
  ...data,
  ...tables,
  ...feedback,
  ...navigation,
};
