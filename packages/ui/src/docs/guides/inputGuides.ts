import type { ComponentGuide } from './ComponentGuide.ts';

const press = { 'Enter, Space': 'Presses it.' };
const steps = {
  'Up, Down': 'Adds or takes away a step.',
  'Page Up, Page Down': 'Adds or takes away ten steps.',
  Enter: 'Takes the number, and sends the form around it.',
};
const list = {
  'Down, Up': 'Opens the list at its first or last value; in the list, goes to the next.',
  'Page Down, Page Up': 'In the list, goes eight values on or back.',
  'Alt + Down': 'Opens the list and stays in the text.',
  'Alt + Up': 'Closes the list.',
  Enter: 'Takes the value.',
  Escape: 'Closes the list; pressed again, clears the text.',
  'Home, End': 'Moves the caret to the start or end of the text.',
  Tab: 'Leaves the field and closes the list.',
};

/** Components to type in, to choose with and to press. */
export const inputGuides: Readonly<Record<string, ComponentGuide>> = {
  Button: {
    job: 'Do something',
    synonyms: ['submit', 'action'],
    use: 'An action of the page. One is primary; those in rows are secondary.',
    avoid: 'It leads to another page: a `Link`, or a `ButtonLink` where it has to look like one.',
    keys: press,
  },
  IconButton: {
    job: 'Do something where words have no room',
    synonyms: ['icon'],
    use: 'A command with a well-known icon: close, remove, more.',
    avoid: 'There is room for a word: a `Button` with an icon.',
    keys: press,
  },
  TextInput: {
    job: 'Type a text',
    synonyms: ['text field', 'text box', 'email', 'password'],
    use: 'One line: names, numbers of policies, e-mail addresses, passwords.',
    avoid:
      'A date: `DateField`. One of known values: `Select` or `Combobox`. Several lines: `TextArea`.',
    keys: { Enter: 'Calls `onEnter`, and sends the form around it.' },
  },
  NumberInput: {
    job: 'Type a number',
    synonyms: ['spinbutton', 'stepper input', 'number field'],
    use: 'Counts and sizes, written in the way of the locale.',
    avoid:
      'An amount: `MoneyInput`. A rate: `PercentInput`. An id, which no one adds up: `TextInput`.',
    keys: steps,
  },
  MoneyInput: {
    job: 'Type an amount',
    synonyms: ['currency', 'amount', 'dollar'],
    use: 'US dollars only, with or without their sign. The value is decimal text, so that no cent is lost.',
    avoid:
      'The amount is shown and not typed: `Money`. Another currency: `NumberInput`, with the currency in its label.',
    keys: steps,
  },
  PercentInput: {
    job: 'Type a percent',
    synonyms: ['percentage', 'rate'],
    use: 'Rates and shares, with their sign or without.',
    avoid: 'A number without a whole: `NumberInput`.',
    keys: steps,
  },
  PhoneInput: {
    job: 'Type a phone number',
    synonyms: ['telephone'],
    use: 'A number of the United States, typed or pasted in any form.',
    avoid: 'Numbers of other countries: a `TextInput` for phone numbers.',
    keys: { Enter: 'Sends the form around it.' },
  },
  SsnInput: {
    job: 'Type a Social Security number',
    synonyms: ['tax id', 'masked input'],
    use: 'It conceals what is typed, and shows the last four digits.',
    avoid: 'Another secret: a `TextInput` for passwords.',
    keys: { Enter: 'Sends the form around it; on the button, shows or hides the number.' },
  },
  TextArea: {
    job: 'Type several lines',
    synonyms: ['multiline', 'comment', 'notes'],
    use: 'Notes and messages. It counts characters and cuts nothing off.',
    avoid: 'One line: `TextInput`.',
    keys: { Enter: 'Starts a new line.' },
  },
  Field: {
    job: 'Give your own input a label, a hint and an error',
    synonyms: ['form control', 'label', 'helper text'],
    use: 'Inside the package: the frame of all its inputs. It is not exported.',
    avoid: 'An app uses the inputs themselves, which have the same props.',
    isInternal: true,
  },
  Select: {
    job: 'Choose one of a few values',
    synonyms: ['dropdown', 'listbox', 'picker'],
    use: 'Up to some fifteen well-known values.',
    avoid: 'More values: `Combobox`. On or off: `Switch`. All are to show: `RadioGroup`.',
    keys: {
      'Down, Up': 'Goes to the next value.',
      'Alt + Down, Space': 'Opens the list.',
      'first letters': 'Go to the value that starts with them.',
    },
  },
  Combobox: {
    job: 'Choose one of many values',
    synonyms: ['autocomplete', 'typeahead', 'autosuggest'],
    use: 'Lists that are too long to read, up to 50,000 values, or a search on a server; options have groups, second lines and reasons why they cannot be chosen.',
    avoid: 'A few values: `Select`. Several at once: `MultiCombobox`.',
    keys: {
      ...list,
      Enter: 'Takes the value, or the one whose whole label was typed.',
      Tab: 'Leaves the field and closes the list; takes the value whose whole label was typed.',
    },
  },
  MultiCombobox: {
    job: 'Choose several of many values',
    synonyms: ['multiselect', 'tag picker', 'tokens'],
    use: 'Filters: employers, agents, products. The list stays open while one picks.',
    avoid: 'One value: `Combobox`.',
    keys: {
      ...list,
      Enter: 'Takes the value, or gives it back; the list stays open.',
      Escape:
        'Closes the list, and on its button goes back to the field; pressed again, clears the text.',
      Tab: 'Goes to the button that takes all values, while the list stays open; from there, leaves the field and closes the list.',
      'Delete, Backspace': 'In an empty text, clears all that is chosen; on a token, removes it.',
      'Left, Right': 'Go from an empty text to the tokens, between them, and back.',
    },
  },
  Switch: {
    job: 'Turn something on or off',
    synonyms: ['toggle'],
    use: 'It takes effect at once.',
    avoid: 'It takes effect when a form is sent: `Checkbox`.',
    keys: press,
  },
  Checkbox: {
    job: 'Say yes to one thing',
    synonyms: ['tick box'],
    use: 'It takes effect when a form is sent, or selects a row of a list.',
    avoid: 'It takes effect at once: `Switch`. Several belong together: `CheckboxGroup`.',
    keys: { Space: 'Turns it on or off.' },
  },
  CheckboxGroup: {
    job: 'Choose several of a few values',
    synonyms: ['checklist', 'multiple choice'],
    use: 'Up to some ten values that all show: roles, channels, states.',
    avoid: 'One of them: `RadioGroup`. Many values: `MultiCombobox`.',
    keys: { Tab: 'Goes to the next box.', Space: 'Turns it on or off.' },
  },
  RadioGroup: {
    job: 'Choose one of a few values that all show',
    synonyms: ['option button', 'single choice'],
    use: 'Two to six values that a reader compares before choosing.',
    avoid: 'Little room, or well-known values: `Select`. Several at once: `CheckboxGroup`.',
    keys: {
      Tab: 'Goes to what is chosen, and on from it.',
      'Down, Right': 'Chooses the next value, after the last the first.',
      'Up, Left': 'Chooses the value before it.',
      Space: 'Chooses the value, where none was chosen.',
    },
  },
  DateField: {
    job: 'Enter a date',
    synonyms: ['date picker', 'calendar'],
    use: 'Any date: typed as 1/5/26, 01052026 or pasted, or picked from the calendar.',
    avoid: 'From a day to another: `DateRangeField`. With a time: `DateTimeField`.',
    keys: {
      Enter: 'Takes what is typed; in the calendar, takes the day.',
      'Left, Right, Up, Down': 'In the calendar, moves to the next or previous day or week.',
      'Home, End': 'In the calendar, goes to the first or last day of the month.',
      'Page Up, Page Down': 'In the calendar, goes a month back or on; with Shift, a year.',
      Escape: 'Closes the calendar.',
    },
  },
  DateRangeField: {
    job: 'Enter a range of dates',
    synonyms: ['date range picker', 'period'],
    use: 'Filters by date, with presets for the usual ranges; both dates apply together.',
    avoid: 'One date: `DateField`.',
    keys: { Enter: 'Applies both dates. In the calendars, the keys of `DateField`.' },
  },
  TimeField: {
    job: 'Enter a time of day',
    synonyms: ['time picker', 'clock'],
    use: 'Any time: typed as 9, 930a or 9:30 pm, or pasted. Its value is on the 24-hour clock, without a time zone.',
    avoid: 'A time of a certain day: `DateTimeField`. One of a few times: `Select`.',
    keys: {
      Enter: 'Takes what is typed.',
      'Up, Down': 'Goes a step on or back, inside the limits.',
    },
  },
  DateTimeField: {
    job: 'Enter a date and a time',
    synonyms: ['date time picker', 'appointment'],
    use: 'An appointment or a deadline with a time; both parts apply together.',
    avoid: 'Only a day: `DateField`. Only a time: `TimeField`.',
    keys: { Enter: 'Takes what is typed. In the calendar, the keys of `DateField`.' },
  },
  FileUpload: {
    job: 'Add files',
    synonyms: ['dropzone', 'attachment', 'file picker'],
    use: 'Documents and pictures, chosen or dropped; limits are said before, and each file says how far it is and what went wrong. The app sends them.',
    avoid: 'A picture that is shown at once, like a portrait: build it on a native file input.',
    keys: {
      Tab: 'Goes to the input and to each button that removes a file.',
      'Enter, Space':
        'On the input: opens the dialog of the platform. On a button: removes the file; the focus goes to the next.',
    },
  },
  'Form fields': {
    job: 'Bind fields to a form of React Hook Form',
    synonyms: ['react hook form', 'validation'],
    use: 'Forms with rules: value, error and whether a field is required come from the form, and the first field with an error gets the focus. They are in `@agent-portal/ui/form`.',
    avoid: 'One field that applies at once: the inputs themselves.',
    keys: { Enter: 'In a text, sends the form; where something is wrong, the focus goes there.' },
  },
  FilterField: {
    job: 'Bind filters to a form',
    use: 'A report or an export whose filters are sent with the rest of a form.',
    avoid: 'A list that is filtered at once: `FilterBar`.',
  },
};
