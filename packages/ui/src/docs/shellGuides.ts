import type { ComponentGuide } from './ComponentGuide.ts';

/** What stands around pages, what a page begins with, and what takes its place. */
export const shellGuides: Readonly<Record<string, ComponentGuide>> = {
  PageHeader: {
    job: 'Head a page',
    use: 'Once a page: its title, where it stands, the buttons of the whole page.',
    avoid: 'A part of a page: a heading of its own level.',
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
    use: 'A page that its reader may not see, whoever it is.',
    avoid: 'Nobody is signed in: lead to the login. It failed: `ErrorPage`.',
    keys: { Enter: 'On the link: leads out.' },
  },
};
