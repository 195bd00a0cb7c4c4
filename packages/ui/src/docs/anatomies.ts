/** The parts of a component in the order in which they are read, each with what it does. */
export type Anatomy = Readonly<Record<string, string>>;

const field: Anatomy = {
  Label: 'Always visible; it names the field.',
  Hint: 'Stays under the label: what to type.',
  Box: 'What is typed or chosen.',
  Error: 'What is wrong and what to do; it shows until the value is right.',
};

const listField: Anatomy = {
  ...field,
  Arrow: 'Opens the list, for screen readers that cannot press an input.',
  List: 'The values found, or the state: loading, failed, no match.',
};

const chart: Anatomy = {
  Title: 'A heading, which names the picture too.',
  Summary: 'What the figures show, in words: all that many readers need.',
  'View switch': 'The same figures as a table.',
  Legend: 'Which series is which, by its pattern or shape and not by color alone.',
  Picture: 'One stop of the Tab key; the arrows read its figures one by one.',
};

const choices: Anatomy = {
  Legend: 'The question.',
  Hint: 'Stays under it.',
  Choices: 'Native boxes, each with its label.',
  Error: 'What is wrong and what to do.',
};

const panel: Anatomy = {
  Heading: 'Names it; it has the focus at first where nothing else has.',
  Close: 'A button at its end.',
  Content: 'Scrolls by itself.',
  Actions: 'At the end, the likeliest first.',
};

const page: Anatomy = {
  Heading: 'What happened; it takes the focus.',
  Message: 'Why, and what to do.',
  'Way on': 'A button or a link.',
  Reference: 'What to say to the help desk.',
};

/** The anatomy of every component that has more than one part. */
export const anatomies: Readonly<Record<string, Anatomy>> = {
  FormLayout: {
    FormLayout: 'The columns, within your `form`.',
    FormSection: 'A part with a heading and a description.',
    FormFullRow: 'A field as wide as all columns.',
    FormActions: 'The buttons, at the end.',
  },
  Timeline: {
    Mark: 'A ring: thick for the current event, with a check for those before it, dashed for those after it.',
    Title: 'What happened.',
    Date: 'When, as text that machines read too.',
    Content: 'More about it.',
  },
  CopyButton: {
    Button: 'Copies, and says so for three seconds.',
    Failure: 'Why nothing is copied, and what to do.',
  },
  DataTable: {
    Toolbar: 'What narrows the list: `FilterBar`.',
    'Sort of cards': 'Below 768 px, in the place of headers.',
    'Progress bar': 'Newer rows are on their way.',
    Head: 'A button for each column that sorts; it stays in sight.',
    Rows: 'One column names the row; columns that find no room open under it.',
    Totals: 'The sums of all rows.',
    Footer: '`Pagination`.',
  },
  SelectionTable: {
    'Box of the page': 'Selects all rows of it; mixed while some are.',
    'Boxes of the rows': 'Before all else of the row, in a card too.',
    'Bar of actions': 'The count, the actions, and a button that clears the selection.',
  },
  TreeTable: {
    Head: 'As in `DataTable`.',
    'Branch button': 'Opens what is under the row.',
    'More button': 'Three dots: opens the columns that found no room.',
    'Branch line': 'How far a branch is: it loads, failed, is empty, or has more.',
  },
  Pagination: {
    Range: 'Which rows of how many.',
    Pages: 'Before, numbers, after.',
    'Rows per page': 'A list of sizes.',
  },
  FilterBar: {
    Buttons: 'Open the filters, take them all away; how many are set.',
    Chips: 'One for each value that is set, with a button to take it away.',
    Panel: 'The filters; a sheet on a phone.',
    Result: 'How many rows were found, and as of when.',
  },
  PhoneListBar: {
    Filter: 'Opens the filters; how many are set.',
    Sort: 'The column, and its direction.',
  },
  QuickTabs: { Views: 'One button each, one of them pressed.', Counts: 'How many rows each has.' },
  TableSettings: {
    Button: 'Opens the panel.',
    Columns: 'A box and two arrows each.',
    Density: 'Two choices.',
    Reset: 'Brings the first view back.',
  },
  BarChart: chart,
  LineChart: chart,
  ShareChart: chart,
  StatTile: {
    Label: 'What the figure is.',
    Figure: 'Formatted.',
    Note: 'What to compare it with.',
  },
  Button: { Icon: 'Before the label, only for the eye.', Label: 'What a press does: a verb.' },
  MoneyInput: field,
  NumberInput: field,
  PercentInput: field,
  PhoneInput: field,
  SsnInput: { ...field, 'Show button': 'Shows the whole number, and conceals it again.' },
  TextInput: field,
  TextArea: { ...field, Count: 'How many characters are left.' },
  Field: field,
  Select: field,
  Combobox: listField,
  MultiCombobox: {
    ...listField,
    'All of them': 'Takes all values found, or none.',
    Count: 'How many are chosen.',
  },
  Switch: { Label: 'What is on or off.', Track: 'Shows which.' },
  Checkbox: {
    Box: 'Native; mixed where some of several values are chosen.',
    Label: 'Always visible.',
    Hint: 'Stays.',
    Error: 'What to do.',
  },
  CheckboxGroup: choices,
  RadioGroup: choices,
  DateField: { ...field, 'Calendar button': 'Opens the month.', Calendar: 'A grid of days.' },
  TimeField: field,
  DateTimeField: { Date: 'A `DateField`.', Time: 'A `TimeField`.' },
  DateRangeField: {
    'From and to': 'Two date fields that apply together.',
    'Usual ranges': 'One press sets both.',
  },
  FileUpload: {
    Label: 'What to enter.',
    Limits: 'Kinds and sizes, in words.',
    'Place to drop': 'With a button to choose.',
    Files: 'Name, size, progress or error, and a button to remove each.',
  },
  FilterField: { Label: 'What the filter narrows.', Field: 'That of its kind.' },
  SectionTabs: {
    Links: 'One for each page; the current one is marked.',
    Counts: 'What waits there.',
  },
  Tabs: { 'List of tabs': 'One stop of the Tab key.', Panel: 'What the tab shows.' },
  Disclosure: { Summary: 'What a press opens.', Content: 'Under it.' },
  Stepper: {
    Steps: 'Number, name and state of each; on a phone the current one alone.',
    Next: 'What comes after, on a phone.',
  },
  Dialog: panel,
  Sheet: panel,
  Tooltip: {
    Element: 'Has the focus; the text describes it.',
    Text: 'In the top layer; the pointer can go on to it.',
  },
  Popover: {
    Trigger: 'The button that opens it.',
    Heading: 'Names it; it has the focus at first.',
    Content: 'What is no menu.',
  },
  MenuButton: {
    Button: 'Opens the menu.',
    Menu: 'Entries in groups; one moves by arrows and letters.',
  },
  Banner: {
    Icon: 'The tone, and its word for screen readers.',
    Text: 'What happened.',
    Action: 'What can be done.',
  },
  Toast: {
    Text: 'What was done.',
    Dismiss: 'A button; it goes by itself too, and stays while it is pointed at.',
  },
  AppFrame: {
    'Skip link': 'The first stop of the Tab key.',
    Bar: 'Brand, search, notices, profile.',
    Navigation: 'At the side or on top.',
    Content: 'The `main` of the page.',
    Footer: 'Links and small print.',
  },
  SideNavigation: {
    Entries: 'Links and groups that open; the current page is marked.',
    Counts: 'What waits behind an entry.',
  },
  NavigationDrawer: { Close: 'A button at its top.', Navigation: 'As at the side.' },
  TopNavigation: { Links: 'The pages of a section.', Current: 'Is marked, by more than color.' },
  ProfileMenu: {
    Button: 'Whose session it is.',
    Menu: 'Account pages, and Log out.',
  },
  Footer: {
    Parts: 'Who runs the app, how to get help, and legal notices.',
    'Place kept': 'While they are on their way.',
  },
  PageHeader: {
    Trail: '`Breadcrumbs`.',
    Title: 'The only `h1`.',
    Actions: 'Next to it; under it on a phone.',
  },
  Breadcrumbs: { Steps: 'Links to the pages above.', Here: 'The page itself, no link.' },
  DescriptionList: { Label: 'What it is.', Value: 'A pair without one is left out.' },
  EmptyState: {
    Title: 'What is not there.',
    Text: 'Why, and what would bring it.',
    'Way on': 'A button or a link.',
  },
  MessagePage: page,
  ErrorPage: page,
  UnauthorizedPage: page,
  NotificationsPanel: {
    Bell: 'With how many are new, as a figure and in its name.',
    Panel: 'A dialog next to it.',
    Entries: 'When, what, and where it leads; the new ones say so.',
  },
  DownloadButton: {
    Button: 'Starts the download, and shows its progress.',
    Cancel: 'Stops it.',
    Note: 'What is not in the file.',
    Failure: 'Why it did not come, with a way to try again.',
  },
  ErrorSummary: { Count: 'How many errors there are.', Lines: 'Each leads to its field.' },
  ConflictBanner: {
    Message: 'Another user saved first.',
    Both: 'What each wants.',
    Choice: "'Use the saved version' or 'Save mine instead'.",
  },
  UnsavedQuestion: { Question: 'What would be lost.', Answers: 'Stay, or leave.' },
  CommandPalette: {
    Field: 'What is looked for.',
    Groups: 'What was found, by its kind; the first is chosen.',
    Status: 'How much was found, or that it is still looked for.',
  },
  PersonSearch: {
    Search: 'The person to find.',
    Results: 'One press chooses a person.',
    Recent: 'The people chosen last.',
  },
};

/** Components of one part, which have nothing to take apart. */
export const ofOnePart: ReadonlySet<string> = new Set([
  'Card',
  'Avatar',
  'Grid',
  'Stack',
  'Text',
  'Money',
  'IconButton',
  'Link',
  'Badge',
  'Announcer',
  'ProgressBar',
  'Skeleton',
  'Spinner',
  'NavigationToggle',
  'NavigationCount',
  'Filter kinds',
  'Form fields',
]);
