import type { ComponentGuide } from './ComponentGuide.ts';

/** Components that show rows and figures, and those around them. */
export const dataGuides: Readonly<Record<string, ComponentGuide>> = {
  DataTable: {
    job: 'Show a list that a server sorts and pages',
    synonyms: ['data grid', 'list view'],
    use: 'Policies, claims, payments. Rows become cards below the breakpoint md, and where the columns do not fit.',
    avoid: 'All rows are loaded, or rows are nested: `TreeTable`.',
    keys: {
      Tab: 'Goes to the headers that sort, to what opens rows, to links and buttons in cells. Where the table is wider than its place, the region that scrolls is a stop too.',
      'Enter, Space':
        'On a header: sorts descending (a name and what is due, ascending), the other way, not at all. On what opens a row: opens and closes it.',
      'Left, Right': 'On the region that scrolls: scrolls it.',
      'Page Down, Page Up, Home, End': 'Scroll.',
    },
  },
  SelectionTable: {
    job: 'Do something with many rows of a list at once',
    synonyms: ['bulk actions', 'row selection'],
    use: 'Requirements to watch, notices to mark as read. The bar of actions comes with the first row.',
    avoid: 'Rows are opened one by one, and nothing is done with many: `DataTable`.',
    keys: {
      Space: 'On a box: selects the row, or clears it; on that of the page, all rows of it.',
      'Shift + Space, Shift + click': 'Selects all rows from the one before.',
      Enter: 'On an action of the bar: does it with all that are selected.',
    },
  },
  TreeTable: {
    job: 'Show rows that are all at hand, under other rows or not',
    synonyms: ['tree grid', 'tree view', 'hierarchy'],
    use: 'A downline, a hierarchy, 10,000 rows to sort in the browser; branches may load when they are opened.',
    avoid: 'Rows are not nested, and a server sorts them: `DataTable`.',
    keys: {
      'Enter, Space': 'Opens and closes the branch; on a header, sorts.',
      Right:
        'Opens the branch; on an open one, goes into it. From right to left, Left and Right change places.',
      Left: 'Closes the branch; on a closed one, goes to the one over it.',
      'Up, Down': 'Goes to the branch before or after it.',
      'Home, End': 'Goes to the first or last branch.',
    },
  },
  Pagination: {
    job: 'Go through the pages of a list',
    synonyms: ['pager', 'paging'],
    use: 'Under a list of more rows than one page shows.',
    avoid: 'All rows fit: leave it out.',
    keys: { 'Enter, Space': 'Goes to the page.' },
  },
  FilterBar: {
    job: 'Narrow a list down',
    synonyms: ['faceted search', 'filters'],
    use: 'Over every list with filters. Active filters show as chips; a phone gets a sheet. The fields are in an order by kind: those by a status first, those by dates last, the others as they are defined.',
    avoid: 'A few fixed choices: `QuickTabs`.',
    keys: {
      'Delete, Backspace': 'On a chip: removes the filter.',
      Escape: 'In the panel: closes it, and gives the focus back to its button.',
    },
  },
  PhoneListBar: {
    job: 'Sort and filter a list on a phone',
    use: 'It comes with `FilterBar`; alone only where a list has no filters.',
    avoid: 'A wide screen: headers sort.',
    keys: { 'Enter, Space': 'Opens the filters, or turns the order around.' },
  },
  QuickTabs: {
    job: 'Switch between a few views of one list',
    synonyms: ['segmented control', 'button group'],
    use: 'Two to five views, each with its count.',
    avoid: 'They are pages with addresses: `SectionTabs`. They combine: `FilterBar`.',
    keys: { 'Enter, Space': 'Chooses the view.' },
  },
  TableSettings: {
    job: 'Choose columns and density of a table',
    synonyms: ['column chooser', 'density'],
    use: 'Next to a table of many columns.',
    avoid: 'A table whose columns are all needed.',
    keys: {
      'Enter, Space': 'Opens the settings, shows or hides a column, moves it up or down.',
      Escape: 'Closes the settings.',
    },
  },
  BarChart: {
    job: 'Compare amounts',
    synonyms: ['column chart', 'histogram'],
    use: 'One or two series over months or kinds; a table has the same figures.',
    avoid: 'Two or three figures: write them.',
    keys: {
      'Left, Right': 'Goes to the bar before or after it, and says its figures.',
      'Home, End': 'Goes to the first or last bar.',
    },
  },
  LineChart: {
    job: 'Show how an amount moves',
    synonyms: ['trend', 'sparkline'],
    use: 'One or two series over many months; a table has the same figures.',
    avoid: 'Amounts that are compared one by one: `BarChart`.',
    keys: {
      'Left, Right': 'Goes to the point before or after it, and says its figures.',
      'Home, End': 'Goes to the first or last point.',
    },
  },
  ShareChart: {
    job: 'Show what a whole is made of',
    synonyms: ['pie chart', 'donut'],
    use: 'Up to some eight parts, the largest first; a table has the same figures.',
    avoid: 'Amounts that make no whole: `BarChart`.',
    keys: {
      'Down, Up': 'Goes to the part after or before it, and says its figures.',
      'Home, End': 'Goes to the first or last part.',
    },
  },
  StatTile: {
    job: 'Show one figure that counts',
    synonyms: ['metric', 'scorecard'],
    use: 'A count or an amount at the head of a page or in a card, with what to compare it with. Several are in `StatTiles`.',
    avoid: 'Many figures of one kind: a table. How they move: `BarChart`.',
  },
  Card: {
    job: 'Hold one subject together',
    synonyms: ['panel', 'tile', 'surface'],
    use: 'Parts of a page that are independent.',
    avoid: 'Rows that repeat: a table.',
  },
  Money: {
    job: 'Write an amount',
    synonyms: ['currency', 'amount'],
    use: 'Every amount in US dollars: digits in line, and a screen reader hears "minus".',
    avoid: 'Counts and percents: the formatters. Another currency: `Intl.NumberFormat`.',
  },
  'Filter kinds': {
    job: 'Describe the filters of a list',
    use: 'One definition a filter; the bar, the chips and the address read it.',
    avoid: 'A field outside of a filter bar: the inputs.',
  },
};
