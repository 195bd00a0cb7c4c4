import type { Library } from './importsOf.ts';

/** The parts of each library for a job, as an app imports them. A library without any is missing. */
type Rivals = Readonly<Partial<Record<Library, readonly string[]>>>;

const parts = (of: string, ...names: readonly string[]) => names.map((name) => `${of}.${name}`);

const button: Rivals = { base: ['Button'], aria: ['Button'], primer: ['Button'] };
const menu: Rivals = {
  base: parts('Menu', 'Root', 'Trigger', 'Portal', 'Positioner', 'Popup', 'Item', 'Group'),
  aria: ['MenuTrigger', 'Menu', 'MenuItem', 'MenuSection', 'Popover', 'Button'],
  primer: ['ActionMenu', 'ActionList'],
};
const dialogParts = ['Root', 'Trigger', 'Portal', 'Backdrop', 'Popup', 'Title', 'Close'];
const dialog: Rivals = {
  base: parts('Dialog', ...dialogParts),
  aria: ['DialogTrigger', 'ModalOverlay', 'Modal', 'Dialog', 'Heading', 'Button'],
  primer: ['Dialog'],
};
const popover: Rivals = {
  base: parts('Popover', 'Root', 'Trigger', 'Portal', 'Positioner', 'Popup', 'Title', 'Close'),
  aria: ['DialogTrigger', 'Popover', 'Dialog', 'Heading', 'Button'],
  primer: ['AnchoredOverlay', 'Button', 'Heading'],
};
const combobox = ['Root', 'Input', 'Trigger', 'Portal', 'Positioner', 'Popup', 'List', 'Item'];
const field = ['Root', 'Label', 'Control', 'Description', 'Error'];
const fieldText = ['Label', 'Text', 'FieldError'];
const table = ['Table', 'TableHeader', 'TableBody', 'Column', 'Row', 'Cell'];
const calendar = ['CalendarGrid', 'CalendarCell', 'Heading', 'Button', 'Popover', 'Dialog'];
const dates = ['DateInput', 'DateSegment', 'Group', ...calendar, ...fieldText];
const toast = ['Provider', 'Portal', 'Viewport', 'Root', 'Content', 'Title', 'Close'];
const blankslate: Rivals = { primer: ['Blankslate'] };

/**
 * The rivals of each component in other libraries. A component that is missing here has no equivalent.
 */
export const rivals: Readonly<Record<string, Rivals>> = {
  Announcer: { primer: ['Announce'] },
  Badge: { primer: ['Label'] },
  Banner: { primer: ['Banner'] },
  Breadcrumbs: { aria: ['Breadcrumbs', 'Breadcrumb', 'Link'], primer: ['Breadcrumbs'] },
  Button: button,
  Card: { primer: ['Card'] },
  Checkbox: {
    base: ['Checkbox.Root', 'Checkbox.Indicator', ...parts('Field', 'Root', 'Label')],
    aria: ['Checkbox'],
    primer: ['Checkbox', 'FormControl'],
  },
  CheckboxGroup: {
    base: ['CheckboxGroup', 'Checkbox.Root', 'Checkbox.Indicator', ...parts('Field', ...field)],
    aria: ['CheckboxGroup', 'Checkbox', ...fieldText],
    primer: ['CheckboxGroup', 'Checkbox', 'FormControl'],
  },
  Combobox: {
    base: [...parts('Combobox', ...combobox), ...parts('Field', ...field)],
    aria: ['ComboBox', 'Input', 'Button', 'Popover', 'ListBox', 'ListBoxItem', ...fieldText],
    primer: ['Autocomplete', 'FormControl'],
  },
  CommandPalette: {
    base: [...parts('Autocomplete', ...combobox), ...parts('Dialog', ...dialogParts)],
    aria: ['Autocomplete', 'Menu', 'MenuItem', 'Modal', 'Dialog', 'SearchField', 'Input'],
  },
  DataTable: { aria: table, primer: ['DataTable', 'Table'] },
  DateField: { aria: ['DatePicker', 'Calendar', ...dates] },
  DateRangeField: { aria: ['DateRangePicker', 'RangeCalendar', ...dates] },
  Dialog: dialog,
  Disclosure: {
    base: parts('Collapsible', 'Root', 'Trigger', 'Panel'),
    aria: ['Disclosure', 'DisclosurePanel', 'Heading', 'Button'],
    primer: ['Details'],
  },
  EmptyState: blankslate,
  ErrorPage: blankslate,
  FileUpload: { aria: ['FileTrigger', 'DropZone', 'Button', 'Text'] },
  IconButton: { base: ['Button'], aria: ['Button'], primer: ['IconButton'] },
  Link: { aria: ['Link'], primer: ['Link'] },
  MenuButton: menu,
  MessagePage: blankslate,
  MultiCombobox: {
    base: [...parts('Combobox', ...combobox, 'Chips', 'Chip'), ...parts('Field', ...field)],
    aria: ['ComboBox', 'Input', 'Button', 'Popover', 'ListBox', 'ListBoxItem', ...fieldText],
    primer: ['SelectPanel'],
  },
  NotificationsPanel: popover,
  PageHeader: { primer: ['PageHeader'] },
  Pagination: { primer: ['Pagination'] },
  Popover: popover,
  ProfileMenu: menu,
  ProgressBar: {
    base: parts('Progress', 'Root', 'Track', 'Indicator', 'Label'),
    aria: ['ProgressBar', 'Label'],
    primer: ['ProgressBar'],
  },
  QuickTabs: {
    base: ['ToggleGroup', 'Toggle'],
    aria: ['ToggleButtonGroup', 'ToggleButton'],
    primer: ['SegmentedControl'],
  },
  RadioGroup: {
    base: ['RadioGroup', 'Radio.Root', 'Radio.Indicator', ...parts('Field', ...field)],
    aria: ['RadioGroup', 'Radio', ...fieldText],
    primer: ['RadioGroup', 'Radio', 'FormControl'],
  },
  SectionTabs: { primer: ['UnderlineNav'] },
  Select: {
    base: [
      ...parts('Select', 'Root', 'Trigger', 'Value', 'Portal', 'Positioner', 'Popup', 'Item'),
      ...parts('Field', ...field),
    ],
    aria: ['Select', 'SelectValue', 'Button', 'Popover', 'ListBox', 'ListBoxItem', ...fieldText],
    primer: ['Select', 'FormControl'],
  },
  SelectionTable: { aria: [...table, 'Checkbox'] },
  Sheet: {
    base: parts('Drawer', 'Root', 'Trigger', 'Portal', 'Backdrop', 'Popup', 'Title', 'Close'),
    aria: ['DialogTrigger', 'ModalOverlay', 'Modal', 'Dialog', 'Heading', 'Button'],
    primer: ['Dialog'],
  },
  SideNavigation: { primer: ['NavList'] },
  Skeleton: { primer: ['SkeletonText'] },
  Spinner: { primer: ['Spinner'] },
  Switch: {
    base: ['Switch.Root', 'Switch.Thumb', ...parts('Field', 'Root', 'Label')],
    aria: ['Switch'],
    primer: ['ToggleSwitch'],
  },
  Tabs: {
    base: parts('Tabs', 'Root', 'List', 'Tab', 'Panel'),
    aria: ['Tabs', 'TabList', 'Tab', 'TabPanel'],
    primer: ['Tabs', 'useTab', 'useTabList', 'useTabPanel'],
  },
  TextArea: {
    base: parts('Field', ...field),
    aria: ['TextField', 'TextArea', ...fieldText],
    primer: ['Textarea', 'FormControl'],
  },
  TextInput: {
    base: parts('Field', ...field),
    aria: ['TextField', 'Input', 'Button', ...fieldText],
    primer: ['TextInput', 'FormControl'],
  },
  Toast: {
    base: parts('Toast', ...toast),
    aria: ['Region', 'List', 'Content', 'Queue', ''].map((part) => `UNSTABLE_Toast${part}`),
  },
  TopNavigation: {
    base: parts('NavigationMenu', 'Root', 'List', 'Item', 'Link', 'Trigger', 'Portal', 'Popup'),
    primer: ['Header'],
  },
  TreeTable: { aria: [...table, 'Button'], primer: ['TreeView'] },
  UnauthorizedPage: blankslate,
};
