import type { ComponentGuide } from './ComponentGuide.ts';

/** Components around pages, at the head of a page, and instead of a page. */
export const shellGuides: Readonly<Record<string, ComponentGuide>> = {
  AppFrame: {
    job: 'Put an app around its pages',
    use: 'Once an app: navigation at the side or on top, a bar, the page, a footer. Put `frameCss()`, or the file `frame.css`, into the document.',
    avoid: 'A part of a page: `Card`.',
    keys: { Enter: 'On the first stop: skips the navigation.' },
  },
  SideNavigation: {
    job: 'Lead to all pages of an app',
    use: 'More than a handful of pages, on up to three levels.',
    avoid: 'A handful of pages: `TopNavigation`. A phone: in a `NavigationDrawer`.',
    keys: {
      Tab: 'Goes to each link and parent that shows.',
      'Enter, Space': 'On a parent: opens and closes it; in the rail, opens the navigation.',
      Enter: 'On a link: goes to the page.',
    },
  },
  NavigationToggle: {
    job: 'Give wide screens the room of the navigation',
    use: 'In the bar, for a `SideNavigation` that can be closed to a rail.',
    avoid: 'A phone: `NavigationDrawer`.',
    keys: { 'Enter, Space': 'Closes the navigation to a rail, and opens it.' },
  },
  NavigationDrawer: {
    job: 'Show the navigation on a phone',
    use: 'In the bar; it takes the place of the `SideNavigation` below 1024 px.',
    avoid: 'Other content: `Dialog`.',
    keys: {
      'Enter, Space': 'Opens it.',
      Escape: 'Closes it; the focus goes back to the button.',
    },
  },
  NavigationCount: {
    job: 'Say how much waits behind an entry',
    use: 'What needs attention, in the `count` of an entry of a `SideNavigation`.',
    avoid: 'How many things a page holds: `SectionTabs`.',
  },
  TopNavigation: {
    job: 'Lead to a handful of pages',
    use: 'Pages on one level, in the place of a `SideNavigation`.',
    avoid: 'Pages below one page: `SectionTabs`.',
    keys: { Enter: 'Goes to the page.' },
  },
  ProfileMenu: {
    job: 'Show who is signed in',
    use: 'At the end of the bar, with all that is theirs; for a visitor `LogInLink`.',
    avoid: 'Actions on something else: `MenuButton`.',
    keys: {
      'Enter, Space, Down': 'Opens the menu.',
      'Down, Up, Home, End': 'Goes to another entry.',
      Enter: 'In the menu: follows the entry.',
      'Escape, Tab': 'Closes it; after Escape the focus goes back to the button.',
    },
  },
  Footer: {
    job: 'End every page',
    use: 'Whose app it is, whom to ask, and what the law wants said.',
    avoid: 'What belongs to one page: put it there.',
  },
  PageHeader: {
    job: 'Head a page',
    use: 'Once a page: its title, its parents, the buttons of the whole page.',
    avoid: 'A part of a page: a heading of a lower level.',
  },
  Breadcrumbs: {
    job: 'Show the way down to a page',
    use: 'Pages two or more levels deep, in the `trail` of `PageHeader`.',
    avoid: 'Pages side by side: `SectionTabs`. Steps of a task are no pages above.',
    keys: { Enter: 'Goes to the page.' },
  },
  DescriptionList: {
    job: 'Show a thing by its properties',
    use: 'A dozen labels with a value each; what is not known is left out.',
    avoid: 'Several things with the same properties: `DataTable`.',
  },
  EmptyState: {
    job: 'Say that there is nothing, and why',
    use: 'A list, a part or a page without content, with the way on where there is one.',
    avoid: 'It could not be loaded: `Banner`. It is still on its way: `Skeleton`.',
  },
  MessagePage: {
    job: 'Say something instead of a page',
    use: 'What happened, what to do, whom to ask: a link that expired, an address that is none.',
    avoid: 'The rest of the page can be used: `Banner`. It failed: `ErrorPage`.',
  },
  ErrorPage: {
    job: 'Say that a page failed',
    use: 'A page that cannot be shown though its reader may see it; it tries again in place.',
    avoid: 'A part of the page failed: `Banner`. The reader may not see it: `UnauthorizedPage`.',
    keys: { 'Enter, Space': 'On the button: tries again.' },
  },
  UnauthorizedPage: {
    job: 'Refuse a page',
    use: 'A page that the user may not see.',
    avoid: 'No user is signed in: lead to the login. It failed: `ErrorPage`.',
    keys: { Enter: 'On the link: leads out.' },
  },
  NotificationsPanel: {
    job: 'Report what happened meanwhile',
    use: 'In the bar: messages and notices with their dates, in `NotificationEntries`.',
    avoid: 'Something went well just now: a toast. It is about this page: `Banner`.',
    keys: {
      'Enter, Space': 'Opens it; its heading takes the focus.',
      Escape: 'Closes it; the focus goes back to the bell.',
    },
  },
  DownloadButton: {
    job: 'Get a file',
    use: 'What takes a moment to make: an export, a statement.',
    avoid: 'The file is there already: `Link`.',
    keys: { 'Enter, Space': 'Starts it; on Cancel, ends it.' },
  },
  ErrorSummary: {
    job: 'Say what keeps a form from being sent',
    use: 'Over a form with errors, in addition to the errors of its fields.',
    avoid: 'The form was right, and sending it failed: `Banner`.',
    keys: { 'Enter, Space': 'On a line: goes to its field.' },
  },
  ConflictBanner: {
    job: 'Let the user choose between two saves',
    use: 'Another user saved the same thing in the meantime.',
    avoid: 'It could not be saved: `Banner`.',
    keys: { 'Enter, Space': 'Uses the saved version, or saves your own over it.' },
  },
  UnsavedQuestion: {
    job: 'Ask before a form is left',
    use: 'Something is typed and not sent, and its reader goes to another page.',
    avoid: 'The browser leaves the app: its own question.',
    keys: { Escape: 'Stays.', 'Enter, Space': 'Leaves, or stays.' },
  },
  CommandPalette: {
    job: 'Find anything in an app',
    use: 'Once an app: pages, records and actions from one input, opened by Ctrl+K.',
    avoid: 'One field of a form: `Combobox`.',
    keys: {
      'Down, Up': 'Goes to the next row, over all groups, and round.',
      'Page Down, Page Up': 'Goes eight rows.',
      Enter: 'Takes the row.',
      'Home, End': 'Move the caret in the input.',
      Escape: 'Closes it; the focus goes back to what had it.',
    },
  },
  PersonSearch: {
    job: 'Find a person and open their account',
    use: 'A search box with the people found and the people chosen last, in a page or a `Dialog`.',
    avoid: 'Choosing a value for a form: `Combobox`.',
    keys: {
      'Down, Up': 'Moves from the box through the entries, and back.',
      'Home, End': 'On an entry: moves to the first or last.',
      'Enter, Space': 'On an entry: chooses it.',
    },
  },
};
