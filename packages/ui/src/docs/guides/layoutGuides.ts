import type { ComponentGuide } from './ComponentGuide.ts';

/** Components that arrange others, and small ones that go with them. */
export const layoutGuides: Readonly<Record<string, ComponentGuide>> = {
  Stack: {
    job: 'Put things under one another or in a line',
    synonyms: ['flex', 'inline', 'spacing'],
    use: 'One distance between all children: parts of a page, buttons in a line.',
    avoid: 'Columns of one width: `Grid`. The fields of a form: `FormLayout`.',
  },
  Grid: {
    job: 'Put things in columns of one width',
    synonyms: ['columns', 'responsive grid'],
    use: 'Cards and tiles, which become fewer in a line on a narrow window.',
    avoid: 'Rows of figures to compare: `DataTable`. Label and value: `DescriptionList`.',
  },
  FormLayout: {
    job: 'Arrange the fields of a form',
    synonyms: ['fieldset', 'form section'],
    use: 'Every form: one column, or two where fields are short and belong together; sections with headings; the buttons at the end.',
    avoid: 'Filters of a list: `FilterBar`. One field and its button: `Stack`.',
  },
  Text: {
    job: 'Write in a size, weight and color of the theme',
    synonyms: ['typography', 'heading'],
    use: 'Text whose look differs from its element: a small note, a heading that looks like another level.',
    avoid: 'It names a state: `Badge`. An amount: `Money`. Plain text needs no component.',
  },
  Avatar: {
    job: 'Show a person as a picture or initials',
    synonyms: ['initials', 'profile picture'],
    use: 'Next to a name, in lists, comments and menus.',
    avoid: 'The name alone says it in a table of many rows: text.',
  },
  Timeline: {
    job: 'Show what happened when',
    synonyms: ['history', 'activity feed'],
    use: 'The events of one thing, in the order of time, with the current one marked.',
    avoid: 'Steps that the user goes through: `Stepper`. Many events to sort: `DataTable`.',
  },
  CopyButton: {
    job: 'Copy a text',
    synonyms: ['clipboard'],
    use: 'Numbers and addresses that are needed in another app.',
    avoid: 'It downloads a file: `DownloadButton`.',
    keys: { 'Enter, Space': 'Copies; the focus stays.' },
  },
};
