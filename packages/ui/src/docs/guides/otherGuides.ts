import type { ComponentGuide } from './ComponentGuide.ts';

/** Components that lead elsewhere, open over a page, or report a result. */
export const otherGuides: Readonly<Record<string, ComponentGuide>> = {
  Link: {
    job: 'Lead to another page',
    synonyms: ['anchor', 'hyperlink'],
    use: 'Whatever has an address.',
    avoid: 'It does something: `Button`.',
    keys: { Enter: 'Follows it.' },
  },
  SectionTabs: {
    job: 'Lead to the pages of a section',
    synonyms: ['subnavigation', 'tab bar'],
    use: 'Sibling pages, each with its own address.',
    avoid: 'Views of one list: `QuickTabs`. Parts of one page: `Tabs`.',
    keys: { Enter: 'Goes to the page.' },
  },
  Tabs: {
    job: 'Show one of several parts of a page',
    synonyms: ['tab panel', 'tablist'],
    use: 'Two to six parts that users do not compare.',
    avoid: 'Each has an address: `SectionTabs`. All are read on: headings.',
    keys: {
      Tab: 'Goes to the tab that is chosen, and on to its part.',
      'Left, Right': 'Chooses the tab before or after it, and goes round.',
      'Home, End': 'Chooses the first or last tab.',
    },
  },
  Disclosure: {
    job: 'Fold something away',
    synonyms: ['accordion', 'collapse', 'expander', 'details'],
    use: 'What most readers skip: answers, details, advanced settings.',
    avoid: 'Content that most users need: leave it open. Parts of which one shows: `Tabs`.',
    keys: { 'Enter, Space': 'Opens and closes it.' },
  },
  Stepper: {
    job: 'Say where one is in a wizard',
    synonyms: ['wizard', 'steps', 'progress tracker'],
    use: 'Three to six steps in an order; steps that are done can be gone back to.',
    avoid: 'Any order will do: `Tabs`, or one page with headings.',
    keys: {
      Tab: 'Goes to the steps that are done or need correction.',
      'Enter, Space': 'Goes back to the step.',
    },
  },
  Dialog: {
    job: 'Ask before going on',
    synonyms: ['modal', 'alert dialog', 'confirm', 'lightbox'],
    use: 'A question or a short form that needs an answer now; an alert dialog before something is lost; `sheet` on a phone, `drawer` for navigation.',
    avoid: 'The user can go on with the page meanwhile: `Popover`. It only informs: `Banner`.',
    keys: {
      Tab: 'Goes round within it.',
      Escape: 'Closes it; the focus goes back to what opened it.',
    },
  },
  Sheet: {
    job: 'Work on something without leaving the page',
    synonyms: ['drawer', 'side panel', 'bottom sheet'],
    use: 'Details or a form next to the page it is about; on a phone it comes from below.',
    avoid: 'A question: `Dialog`. The page goes on being used: a part of the page.',
    keys: {
      Tab: 'Goes round within it.',
      Escape: 'Closes it; the focus goes back to what opened it.',
    },
  },
  Popover: {
    job: 'Show more next to a button',
    synonyms: ['popup', 'flyout', 'toggletip'],
    use: 'Content: notices, help, a small form.',
    avoid: 'Actions: `MenuButton`.',
    keys: {
      'Enter, Space': 'Opens it; its heading takes the focus.',
      Escape: 'Closes it; the focus goes back to the button.',
    },
  },
  Tooltip: {
    job: 'Say a few words about a button',
    synonyms: ['hint', 'title attribute'],
    use: 'A short note that users can do without; an `IconButton` shows its name in one by itself.',
    avoid: 'What users need: text in the page. Something to press in it: `Popover`.',
    keys: {
      Tab: 'Shows it with the focus of its element.',
      Escape: 'Hides it; the focus stays.',
    },
  },
  MenuButton: {
    job: 'Offer several actions',
    synonyms: ['dropdown', 'context menu', 'overflow menu', 'kebab'],
    use: 'More than two actions, or links, about one thing; also choices that stay, and menus of entries.',
    avoid: 'One action: `Button`. Content: `Popover`.',
    keys: {
      'Enter, Space, Down': 'Opens the menu.',
      Up: 'Opens the menu with the focus on its last action.',
      'Down, Up': 'Goes to the next action.',
      'Home, End': 'Goes to the first or last action.',
      'first letters': 'Go to the action that starts with them.',
      Enter: 'In the menu, does the action, or changes the choice and stays.',
      'Right, Left':
        'Opens the menu of an entry, and closes it; from right to left, the other way round.',
      'Escape, Tab': 'Closes it; after Escape the focus goes back to the button.',
    },
  },
  Banner: {
    job: 'Report the state of a part of the page',
    synonyms: ['alert', 'callout', 'inline message'],
    use: 'Errors, warnings and notes, where they belong; an error is announced.',
    avoid: 'One field is wrong: its own error. Something went well in the background: a toast.',
  },
  Badge: {
    job: 'Name a state',
    synonyms: ['tag', 'pill', 'chip', 'status label'],
    use: 'The state of a row, always an icon and a word.',
    avoid: 'It can be pressed: `Button`.',
  },
  Toast: {
    job: 'Say that something in the background went well',
    synonyms: ['snackbar', 'flash message'],
    use: 'An export is ready. It stays six seconds, or twenty with an action, and longer under the pointer or with the focus.',
    avoid: 'Anything went wrong: `Banner`.',
    keys: {
      F6: 'Goes to the newest toast, and back.',
      'Enter, Space': 'On its button: closes it.',
    },
  },
  Announcer: {
    job: 'Say something to screen readers only',
    synonyms: ['live region', 'aria-live'],
    use: 'Counts and states that the eye sees change. Once in an app.',
    avoid: 'Errors: `Banner` announces itself.',
  },
  ProgressBar: {
    job: 'Show that a part is under way',
    synonyms: ['progress indicator', 'loading bar'],
    use: 'Lists that load again, exports; with a share where it is known.',
    avoid: 'Nothing was there before: `Skeleton`.',
  },
  Skeleton: {
    job: 'Keep the place of what loads first',
    synonyms: ['placeholder', 'shimmer'],
    use: 'The first load of a part.',
    avoid: 'Old content can stay: `ProgressBar` over it.',
  },
  Spinner: {
    job: 'Show that a small thing is under way',
    synonyms: ['loader', 'busy'],
    use: 'Within buttons and fields, after a moment.',
    avoid: 'A part of a page: `Skeleton`.',
  },
};
