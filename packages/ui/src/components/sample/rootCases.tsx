import { House } from 'lucide-react';
import type { ReactElement } from 'react';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { Brand } from '../AppFrame/Brand.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { BarChart } from '../BarChart/BarChart.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { ConflictBanner } from '../ConflictBanner/ConflictBanner.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { DownloadButton } from '../DownloadButton/DownloadButton.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LineChart } from '../LineChart/LineChart.tsx';
import { Link } from '../Link/Link.tsx';
import { MessagePage } from '../MessagePage/MessagePage.tsx';
import { Money } from '../Money/Money.tsx';
import { NavigationCount } from '../NavigationCount/NavigationCount.tsx';
import { NotificationEntries } from '../NotificationsPanel/NotificationEntries.tsx';
import { NotificationItem } from '../NotificationsPanel/NotificationItem.tsx';
import { NotificationsPanel } from '../NotificationsPanel/NotificationsPanel.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { QuickTabs } from '../QuickTabs/QuickTabs.tsx';
import type { RootProps } from '../rootProps/RootProps.ts';
import { SectionTabs } from '../SectionTabs/SectionTabs.tsx';
import { ShareChart } from '../ShareChart/ShareChart.tsx';
import { NavigationDrawer } from '../SideNavigation/NavigationDrawer.tsx';
import { NavigationToggle } from '../SideNavigation/NavigationToggle.tsx';
import { SideNavigation } from '../SideNavigation/SideNavigation.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { StatTile, StatTiles } from '../StatTile/StatTile.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TopNavigation } from '../TopNavigation/TopNavigation.tsx';
import { UnauthorizedPage } from '../UnauthorizedPage/UnauthorizedPage.tsx';

const nothing = () => undefined;
const house = <House size={20} strokeWidth={1.75} aria-hidden />;

const chart = {
  title: 'Ventas',
  summary: 'Las ventas crecieron.',
  categoryName: 'Mes',
  categories: [{ month: '2026-01' }, { month: '2026-02' }],
  series: [
    { name: 'Este año', values: [12_000, 15_000] },
    { name: 'El año pasado', values: [9_000, null] },
  ],
  format: 'money',
} as const;

const tabs = [
  { id: 'uno', label: 'Uno', count: 1204, content: 'Contenido uno' },
  { id: 'dos', label: 'Dos', content: 'Contenido dos' },
] as const;

const items = [
  { text: 'Inicio', href: '#inicio', icon: house, current: 'page' },
  { text: 'Pagos', href: '#pagos', isLocked: true },
  { text: 'Ayuda', href: 'https://example.com/', isExternal: true },
  { text: 'Pedidos', children: [{ text: 'Abiertos', href: '#abiertos' }] },
] as const;

const page = { title: 'Página', message: 'Mensaje.', reference: 'A-1' } as const;

/** A component with the props of its root. Its own texts are the only ones that are not Spanish already. */
export type RootCase = (root: RootProps<never>) => ReactElement;

/** What shows data. */
const data: Readonly<Record<string, RootCase>> = {
  Badge: (root) => <Badge {...root}>Activo</Badge>,
  BarChart: (root) => <BarChart {...chart} {...root} />,
  Card: (root) => <Card {...root}>Tarjeta</Card>,
  DescriptionList: (root) => <DescriptionList {...root} pairs={[['Nombre', 'Ruth']]} />,
  FilterBar: (root) => (
    <FilterBar
      {...root}
      filters={[
        { name: 'activo', label: 'Activo', kind: 'toggle' },
        { name: 'dia', label: 'Día', kind: 'date-range', fromName: 'desde', toName: 'hasta' },
      ]}
      values={{ activo: true, desde: '2026-11-01', hasta: '2026-11-20' }}
      onChange={nothing}
      resultText="143 pedidos"
      asOf="9:42"
      today="2026-11-18"
    />
  ),
  LineChart: (root) => <LineChart {...chart} title="Metas" {...root} />,
  Money: (root) => <Money {...root} amount={-1234.5} />,
  ShareChart: (root) => (
    <ShareChart
      title="Partes"
      summary="La mitad es de una parte."
      categoryName="Producto"
      valueName="Ventas"
      parts={[{ label: 'A', value: 50 }]}
      format="money"
      {...root}
    />
  ),
  StatTiles: (root) => (
    <StatTiles {...root}>
      <StatTile label="Ventas" value={undefined} note="Más que ayer" trend="same" />
    </StatTiles>
  ),
  StatTile: (root) => (
    <dl>
      <StatTile {...root} label="Ventas" value="12" />
    </dl>
  ),
};

/** News, warnings and what is happening. */
const feedback: Readonly<Record<string, RootCase>> = {
  Banner: (root) => (
    <Banner {...root} tone="warning">
      Cuidado
    </Banner>
  ),
  ConflictBanner: (root) => (
    <ConflictBanner {...root} onTake={nothing} onSaveMine={nothing}>
      Otra persona guardó.
    </ConflictBanner>
  ),
  EmptyState: (root) => <EmptyState {...root} title="Vacío" />,
  ErrorPage: (root) => <ErrorPage {...page} {...root} onRetry={nothing} />,
  ErrorSummary: (root) => (
    <ErrorSummary
      {...root}
      problems={[{ name: 'nombre', message: 'Escriba un nombre.' }]}
      onGoTo={nothing}
    />
  ),
  MessagePage: (root) => <MessagePage {...page} {...root} />,
  ProgressBar: (root) => <ProgressBar {...root} active value={0.5} label="Guardar" />,
  Skeleton: (root) => <Skeleton {...root} />,
  Spinner: (root) => <Spinner {...root} />,
  UnauthorizedPage: (root) => <UnauthorizedPage {...page} {...root} homeHref="#inicio" />,
};

/** Commands, and what leads to other places. */
const navigation: Readonly<Record<string, RootCase>> = {
  AppFrame: (root) => (
    <AppFrame {...root} layout="banner" bar="Barra">
      Contenido
    </AppFrame>
  ),
  Brand: (root) => <Brand {...root} href="#inicio" mark={house} name="Norte" />,
  Breadcrumbs: (root) => (
    <Breadcrumbs {...root} steps={[{ title: 'Inicio', href: '#inicio' }]} current="Pagos" />
  ),
  Button: (root) => <Button {...root}>Guardar</Button>,
  ButtonLink: (root) => (
    <ButtonLink {...root} href="#nuevo">
      Nuevo
    </ButtonLink>
  ),
  Disclosure: (root) => (
    <Disclosure {...root} title="Detalles">
      Contenido
    </Disclosure>
  ),
  DownloadButton: (root) => (
    <DownloadButton
      {...root}
      label="Exportar"
      onStart={nothing}
      onCancel={nothing}
      isRunning
      failure="No se pudo."
    />
  ),
  Footer: (root) => <Footer {...root}>Pie</Footer>,
  IconButton: (root) => <IconButton {...root} label="Inicio" icon={house} />,
  Link: (root) => (
    <Link {...root} href="https://example.com/" external>
      Sitio
    </Link>
  ),
  NavigationCount: (root) => <NavigationCount {...root} count={1204} what="por vencer" />,
  NavigationDrawer: (root) => <NavigationDrawer {...root}>Contenido</NavigationDrawer>,
  NavigationToggle: (root) => (
    <NavigationToggle {...root} isOpen onToggle={nothing} controls="SideNavigation-root" />
  ),
  NotificationEntries: (root) => (
    <>
      <h2>Avisos</h2>
      <NotificationEntries
        {...root}
        entries={[
          {
            key: 'a',
            heading: 'Aviso',
            date: '2026-11-18',
            message: 'Texto',
            isNew: true,
            onRead: nothing,
          },
        ]}
      />
    </>
  ),
  NotificationItem: (root) => (
    <ul>
      <NotificationItem {...root} heading="Aviso" date="2026-11-18" message="Texto" isNew />
    </ul>
  ),
  NotificationsPanel: (root) => (
    <NotificationsPanel {...root} count={2}>
      Avisos
    </NotificationsPanel>
  ),
  PageHeader: (root) => <PageHeader {...root} title="Título" />,
  QuickTabs: (root) => (
    <QuickTabs
      {...root}
      label="Cuáles"
      tabs={[{ id: 'a', label: 'Todos', count: 1204, isCurrent: true }]}
      onPick={nothing}
    />
  ),
  SectionTabs: (root) => (
    <SectionTabs
      {...root}
      label="Sección"
      tabs={[{ href: '#a', label: 'Abiertos', count: 1204 }]}
      current="#a"
    />
  ),
  SideNavigation: (root) => (
    <SideNavigation {...root} label="Lateral" items={items} onRetry={nothing} />
  ),
  Stepper: (root) => (
    <Stepper
      {...root}
      label="Solicitud"
      steps={[
        { id: 'a', label: 'Datos', state: 'done' },
        { id: 'b', label: 'Pago', state: 'error' },
        { id: 'c', label: 'Fin' },
      ]}
      current="b"
    />
  ),
  Tabs: (root) => <Tabs {...root} label="Partes" tabs={tabs} current="uno" onChange={nothing} />,
  TopNavigation: (root) => (
    <TopNavigation {...root} links={[{ text: 'Inicio', href: '#inicio', current: 'page' }]} />
  ),
};

export const rootCases: Readonly<Record<string, RootCase>> = {
  ...data,
  ...feedback,
  ...navigation,
};
