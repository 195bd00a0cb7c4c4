import { getDeadlines } from '@agent-portal/data/deadlines/contract';
import { deadlinePages } from '@agent-portal/data/deadlines/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, waitFor } from 'storybook/test';
import { leadsTo, press, rowsOf, shows } from '../../testing/onScreen.ts';
import { answers, pageMeta, statesOf, type Story, plays } from '../../testing/story.ts';
import { DeadlinesPage } from './DeadlinesPage.tsx';

export default { title: 'Pages/Deadlines', ...pageMeta('/deadlines', <DeadlinesPage />) };

const ready = () => waitFor(() => expect(rowsOf('Deadlines')).toHaveLength(10));

/** The soonest first, with what happens in one sentence. */
export const Success = plays({ tags: ['wide'] }, async ({ canvas }) => {
  await ready();
  await expect(rowsOf('Deadlines')[0]).toHaveTextContent('Today');
  await expect(rowsOf('Deadlines')[0]).toHaveTextContent('Insurance age changes to 24');
  await leadsTo(canvas, 'NL0020C1830', '/policy/NL0020C1830/details');
});

/** A quick tab requests only the deadlines of its days. */
export const Week = plays(async ({ canvas, msw }) => {
  await ready();
  msw.use(mockEndpoint(getDeadlines, deadlinePages.week));
  await press(canvas, /^7 days/);
  await shows(canvas, /Showing 1 to 10 of 3\d/);
});

/** The kinds of deadlines are a filter. */
export const Kinds = plays(async ({ canvas }) => {
  await ready();
  await press(canvas, 'Filters');
  await expect(
    await canvas.findByRole('checkbox', { name: 'Conversion right ends' }),
  ).toBeVisible();
});

const [first] = deadlinePages.all.deadlines;
const long = {
  ...deadlinePages.all,
  deadlines: first
    ? [
        {
          ...first,
          agentName: 'Featherstonehaugh-Wolfeschlegelstein, Maximiliana-Alexandrina Josephine',
          primaryInsured: 'Featherstonehaugh-Wolfeschlegelstein, Bartholomew Nathaniel',
          person: 'Featherstonehaugh-Wolfeschlegelstein, Bartholomew Nathaniel',
          productName: 'Northfield Guaranteed Level Premium Term Life to Age 95',
        },
      ]
    : [],
};

export const LongNames: Story = {
  tags: ['wide'],
  beforeEach: answers(mockEndpoint(getDeadlines, long)),
  play: () => waitFor(() => expect(rowsOf('Deadlines')).toHaveLength(1)),
};

const none = { ...deadlinePages.all, deadlines: [], totalRecords: 0, totalPages: 1 };
const states = statesOf({
  reads: ['getDeadlines'],
  content: () => rowsOf('Deadlines')[0],
  none: [mockEndpoint(getDeadlines, none)],
  empty: ['No deadlines'],
});
export const Empty = states.empty;
export const Loading = states.loading;
export const Failed = states.failed;
export const ServerError = states.serverError;
export const Forbidden = states.forbidden;
export const Phone = states.phone;
