import * as ui from '@agent-portal/ui';
import { createElement as h, useState } from 'react';

const nothing = () => {};
export const options = [
  { value: 'acme', label: 'Acme' },
  { value: 'globex', label: 'Globex' },
];
const columns = [
  {
    id: 'policy',
    header: 'Policy Number',
    heading: true,
    sortable: true,
    value: (row) => row.policy,
  },
  { id: 'premium', header: 'Premium', kind: 'money', value: (row) => row.premium },
];
const rows = [{ policy: 'NL0018O0142', premium: '1234.5' }];
const rowKey = ({ policy }) => policy;
const table = { columns, rows, rowKey, sort: null, onSort: nothing, status: 'ready' };
const sections = [{ id: 'all', items: [{ id: 'one', label: 'Export', onAction: nothing }] }];
const categories = [{ label: 'May 2026' }, { label: 'June 2026' }];
const chart = {
  summary: 'June was the best month.',
  categoryName: 'Month',
  categories,
  series: [{ name: 'This year', values: [4, 5] }],
  format: String,
};
const dates = { onChange: nothing };

/** What is open only after a press, and covers the page. */
function Opener({ name, of, ...props }) {
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  return h(
    'div',
    null,
    h(ui.Button, { onClick: () => setIsOpen(true) }, `Open ${name}`),
    of({ isOpen, onClose, ...props }),
  );
}
const opener = (name, of) => h(Opener, { name, of });

/** The examples of one component each, by its export of the package. */
export const components = {
  AppFrame: h(
    ui.AppFrame,
    { layout: 'banner', bar: h(ui.Brand, { href: '#', name: 'Northfield' }) },
    'Page',
  ),
  Badge: h(ui.Badge, { tone: 'success' }, 'Met'),
  Banner: h(ui.Banner, { tone: 'info', action: h(ui.Button, null, 'Try again') }, 'It is late.'),
  BarChart: h(ui.BarChart, { ...chart, title: 'Premium in bars' }),
  Brand: h(ui.Brand, { href: '#', name: 'Northfield' }),
  Breadcrumbs: h(ui.Breadcrumbs, { items: [{ label: 'Home', href: '#' }], current: 'Policy' }),
  Button: h(ui.Button, { variant: 'primary' }, 'Save'),
  ButtonLink: h(ui.ButtonLink, { href: '#' }, 'Open'),
  Card: h(ui.Card, { title: 'Policy' }, 'Content'),
  Checkbox: h(ui.Checkbox, { label: 'Paperless' }),
  CheckboxGroup: h(ui.CheckboxGroup, { label: 'Alerts', options }),
  Combobox: h(ui.Combobox, { label: 'Employer', options, status: 'ready' }),
  CommandPalette: opener('CommandPalette', ({ isOpen, onClose }) =>
    isOpen
      ? h(
          ui.CommandPalette,
          {
            label: 'Page',
            text: '',
            onText: nothing,
            groups: [{ title: 'Pages', rows: [{ key: 'home', label: 'Home' }] }],
            onTake: nothing,
            onClose,
          },
          h(ui.PaletteStatus, { isBusy: true }, 'Type a page.'),
        )
      : null,
  ),
  CopyButton: h(ui.CopyButton, { value: 'NL1' }),
  DataTable: h(ui.DataTable, { ...table, name: 'Policies' }),
  DateField: h(ui.DateField, { label: 'Date', ...dates }),
  DateRangeField: h(ui.DateRangeField, { label: 'Period', ...dates }),
  DateTimeField: h(ui.DateTimeField, { label: 'Moment', ...dates }),
  DescriptionList: h(ui.DescriptionList, { items: [['Premium', '$10.00']] }),
  Dialog: opener('Dialog', (props) => h(ui.Dialog, { title: 'Sure?', ...props }, 'Really?')),
  Disclosure: h(ui.Disclosure, { title: 'More' }, 'Content'),
  DownloadButton: h(ui.DownloadButton, { label: 'Export', onStart: nothing, onCancel: nothing }),
  Drawing: h(ui.Drawing, { of: ui.drawings.search }),
  EmptyState: h(ui.EmptyState, { title: 'No policies' }, 'There are none.'),
  ErrorPage: h(ui.ErrorPage, { title: 'It failed', message: 'Try again.', onRetry: nothing }),
  ErrorSummary: h(ui.ErrorSummary, {
    items: [{ name: 'note', message: 'Write a note.' }],
    onGoTo: nothing,
  }),
  Field: h(ui.Field, { id: 'own', label: 'Own input' }, h('input', { id: 'own' })),
  FileUpload: h(ui.FileUpload, { label: 'Documents' }),
  FilterBar: h(ui.FilterBar, {
    filters: [{ kind: 'toggle', name: 'action', label: 'Take Action' }],
    values: { action: true },
    onChange: nothing,
    today: '2026-11-18',
  }),
  Footer: h(ui.Footer, null, h('a', { href: '#' }, 'Privacy')),
  FormActions: h(ui.FormActions, null, h(ui.Button, null, 'Send')),
  FormFullRow: h(ui.FormFullRow, null, 'Row'),
  FormLayout: h(ui.FormLayout, null, h(ui.TextInput, { label: 'Street' })),
  FormSection: h(ui.FormSection, { title: 'Address' }, 'Fields'),
  Grid: h(ui.Grid, null, 'Cell'),
  IconButton: h(ui.IconButton, { label: 'Delete', icon: 'x' }),
  Link: h(ui.Link, { href: '#' }, 'Policy'),
  LoadFailureDialog: opener('LoadFailureDialog', ({ isOpen, onClose }) =>
    isOpen ? h(ui.LoadFailureDialog, { onClose }) : null,
  ),
  LocaleProvider: h(ui.LocaleProvider, { locale: 'de-DE' }, h(ui.MoneyInput, { label: 'Betrag' })),
  LogInLink: h(ui.LogInLink, { href: '#' }, 'Log in'),
  MenuButton: h(ui.MenuButton, { label: 'Actions', trigger: 'Actions', sections }),
  MessagePage: h(ui.MessagePage, { title: 'Not found', message: 'Check the address.' }),
  Money: h(ui.Money, { amount: '-98.6' }),
  MoneyInput: h(ui.MoneyInput, { label: 'Amount' }),
  MultiCombobox: h(ui.MultiCombobox, { label: 'Employers', options, status: 'ready' }),
  NavigationCount: h(ui.NavigationCount, { count: 3, what: 'overdue' }),
  NavigationDrawer: h(ui.NavigationDrawer, null, 'Navigation'),
  NavigationToggle: h(ui.NavigationToggle, { isOpen: true, onToggle: nothing, controls: 'nav' }),
  NotificationEntries: h(ui.NotificationEntries, {
    entries: [
      {
        key: 'a',
        heading: 'Policy',
        date: '2026-11-18',
        message: 'Changed',
        isNew: true,
        onRead: nothing,
      },
    ],
  }),
  NotificationItem: h(
    'ul',
    null,
    h(ui.NotificationItem, { heading: 'Policy', date: '2026-11-18', message: 'Changed' }),
  ),
  NotificationsPanel: h(ui.NotificationsPanel, { count: 1 }, 'Entries'),
  NumberInput: h(ui.NumberInput, { label: 'Count' }),
  PageHeader: h(ui.PageHeader, { title: 'Pending', actions: h(ui.Button, null, 'Select') }),
  Pagination: h(ui.Pagination, {
    page: 1,
    totalPages: 2,
    pageSize: 10,
    total: 11,
    onPage: nothing,
    pageSizes: [10, 25],
    onPageSize: nothing,
    itemNoun: 'policies',
  }),
  PercentInput: h(ui.PercentInput, { label: 'Share' }),
  PhoneInput: h(ui.PhoneInput, { label: 'Phone' }),
  PhoneListBar: h(ui.PhoneListBar, { ...table, filterCount: 0, onSort: nothing }),
  Popover: h(ui.Popover, { label: 'Help', trigger: 'Help', title: 'Help' }, 'Call us.'),
  ProfileMenu: h(ui.ProfileMenu, { title: 'Dana Whitfield', sections }),
  QuickTabs: h(ui.QuickTabs, {
    label: 'Quick filters',
    tabs: [{ id: 'all', label: 'All', count: 3, isCurrent: true }],
    onPick: nothing,
  }),
  RadioGroup: h(ui.RadioGroup, { label: 'Kind', options }),
  SectionTabs: h(ui.SectionTabs, {
    label: 'Parts',
    tabs: [{ href: '#', label: 'Details' }],
    current: '#',
  }),
  Select: h(ui.Select, { label: 'Group', options }),
  SelectionTable: h(ui.SelectionTable, {
    ...table,
    name: 'Policies to select',
    selection: [new Set(), nothing],
    actions: h(ui.Button, { size: 'small' }, 'Export'),
  }),
  SideNavigation: h(ui.SideNavigation, {
    items: [{ label: 'Business', children: [{ label: 'Pending', href: '#' }] }],
  }),
  Skeleton: h(ui.Skeleton, { lines: 2 }),
  Spinner: h(ui.Spinner),
  SsnInput: h(ui.SsnInput, { label: 'Social Security number' }),
  Stack: h(ui.Stack, null, 'Content'),
  StatTile: h(ui.StatTile, { label: 'Overdue', value: '3' }),
  StatTiles: h(ui.StatTiles, null, h(ui.StatTile, { label: 'Due', value: '4' })),
  Switch: h(ui.Switch, { label: 'Contrast' }),
  TableSettings: h(ui.TableSettings, {
    columns,
    view: { order: [], hidden: [], density: 'comfortable' },
    onChange: nothing,
  }),
  Text: h(ui.Text, null, 'Text'),
  TextArea: h(ui.TextArea, { label: 'Note' }),
  TextInput: h(ui.TextInput, { label: 'Name' }),
  TimeField: h(ui.TimeField, { label: 'Time' }),
  Timeline: h(ui.Timeline, { items: [{ id: 'a', label: 'Sent', date: '2026-11-18' }] }),
  TopNavigation: h(ui.TopNavigation, { items: [{ label: 'Home', href: '#' }] }),
  TreeTable: h(ui.TreeTable, { ...table, name: 'Downline', childrenOf: () => undefined }),
  UnauthorizedPage: h(ui.UnauthorizedPage, { homeHref: '#', title: 'No access', message: 'Ask.' }),
  // They render once in an app, without anything to see at first.
  Announcer: h('div', null, 'Announcer', h(ui.Announcer)),
  ToastRegion: h(
    'div',
    null,
    'Toasts',
    h(ui.ToastRegion),
    h(ui.Button, { onClick: () => ui.toast('Saved') }, 'Toast'),
  ),
};
