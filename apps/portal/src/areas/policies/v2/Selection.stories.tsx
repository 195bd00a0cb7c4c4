import { contract } from '@agent-portal/data/contract';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { selections } from '@agent-portal/data/selection/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, rowsOf, shows } from '../../../testing/onScreen.ts';
import { fails, onPhone, pageMeta, type Story, plays } from '../../../testing/story.ts';
import { PendingV2Page } from './PendingV2Page.tsx';
import {
  bar,
  begin,
  boxOf,
  clear,
  first,
  second,
  selectTwo,
  third,
  toEnd,
} from './selectionStory.ts';

export default {
  title: 'Pages/Policies/Selection',
  ...pageMeta('/pending-v2', <PendingV2Page />),
};

async function open(name: string) {
  await userEvent.click(within(bar()).getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: /./ }));
}

/** 'Select' shows the boxes. Escape ends it, and the focus goes back to the button. */
export const Selecting = plays(async () => {
  await selectTwo();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 selected'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Select' })).toHaveFocus());
  await expect(screen.queryByRole('checkbox', { name: /^Select (?!all)/ })).toBeNull();
});

/** 'Select all 65' also selects the rows of other pages. */
export const AllPages = plays(async () => {
  await begin();
  await userEvent.click(boxOf(first));
  await press(screen, /^Select all 65$/);
  await waitFor(() => expect(bar()).toHaveTextContent('65 selected, 55 of them on other pages'));
  toEnd();
});

/** More rows than a file can have are refused before anything is sent. The message names the maximum. */
export const TooMany: Story = {
  beforeEach: ({ msw }) => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({
      key: `NL${at}`,
      policyNumber: `NL${at}`,
      requirementId: null,
      primaryInsured: 'Okafor, Ruth',
    }));
    msw.use(
      mockEndpoint(contract.getSelection, { total: 10_001, rows }),
      mockFailure(contract.exportSelection, 500),
    );
  },
  play: async () => {
    await begin();
    await userEvent.click(boxOf(first));
    await press(screen, /^Select all/);
    await waitFor(() => expect(bar()).toHaveTextContent('10,001 selected'));
    const dialog = await open('Export selected');
    await shows(dialog, 'Select at most 10,000 for this. You selected 10,001.');
    await press(dialog, 'Close');
    await expect(screen.queryByText(/The download failed/)).toBeNull();
    await clear();
  },
};

/** The rows of all pages could not be read: the selection stays, and the user can try again. */
export const AllPagesFailed = plays(fails('getSelection', 500), async ({ msw }) => {
  await begin();
  await userEvent.click(boxOf(first));
  await press(screen, /^Select all 65$/);
  const failure = /The rows could not be selected/;
  await shows(screen, failure);
  await expect(bar()).toHaveTextContent('1 selected');
  msw.use(mockEndpoint(contract.getSelection, selections.rows));
  await press(screen, /^Select all 65$/);
  await waitFor(() => expect(bar()).toHaveTextContent('65 selected'));
  await expect(screen.queryByText(failure)).toBeNull();
  await clear();
});

/** A carrier without the call has no button for all pages. The rows of a page can be selected. */
export const WithoutAllPages = plays(fails('getSelection', 501), async () => {
  await begin();
  await userEvent.click(boxOf(first));
  await press(screen, /^Select all 65$/);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Select all 65$/ })).toBeNull());
  await clear();
});

/** The names of the clients are in the dialog, the first one next to the button that sends. */
export const Contact = plays(async () => {
  await selectTwo();
  const dialog = await open('Request contact');
  await shows(dialog, `${first?.primaryInsured}, ${first?.policyNumber}`);
  await shows(dialog, `For ${first?.primaryInsured} and 1 more`);
  await press(dialog, 'Send to the carrier');
  await expect((await dialog.findAllByText('Write a note for the carrier.'))[0]).toBeVisible();
});

/** Eleven clients: ten names, and the others on request. */
export const ManyNames = plays(async () => {
  await begin();
  await userEvent.click(boxOf(first));
  await press(screen, /^Select all 65$/);
  await waitFor(() => expect(bar()).toHaveTextContent('65 selected'));
  const dialog = await open('Request contact');
  await expect(dialog.getAllByRole('listitem')).toHaveLength(10);
  await press(dialog, 'and 55 more');
  await expect(dialog.getAllByRole('listitem')).toHaveLength(65);
});

const asked = fn<(key: unknown) => void>();

/** Answers a request for contact, and notes its key. The policies that are not possible have a reason. */
const contacted = (...policies: readonly (readonly [typeof first, reason: string | null])[]) =>
  mockEndpoint(contract.requestContacts, async (request) => {
    asked(((await request.json()) as { idempotencyKey: string }).idempotencyKey);
    return {
      outcomes: policies.map(([row, reason]) => ({
        policyNumber: row?.policyNumber ?? '',
        requirementId: null,
        isDone: reason === null,
        reason,
      })),
    };
  });

/** One was not possible: the result says which and why, and the user can try it again with the same key. */
export const PartlyDone: Story = {
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(contacted([first, null], [second, 'There is no such policy in your book.']));
  },
  play: async ({ msw }) => {
    await selectTwo();
    const dialog = await open('Request contact');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Please call.');
    await press(dialog, 'Send to the carrier');
    const text = await dialog.findByText('Done for 1. 1 was not possible:');
    await waitFor(() => expect(text).toHaveFocus());
    await shows(dialog, /There is no such policy/);
    msw.use(contacted([second, null]));
    await press(dialog, 'Try again');
    await shows(dialog, 'Done for 2.');
    const [[key] = []] = asked.mock.calls;
    await expect(asked.mock.calls).toEqual([[key], [key]]);
    await press(dialog, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bar()).toHaveTextContent('2 selected');
    await clear();
  },
};

/** Nothing was sent: what the user typed stays. */
export const Failed = plays(fails('requestContacts', 500), async () => {
  await selectTwo();
  const dialog = await open('Request contact');
  const note = dialog.getByRole('textbox', { name: 'Note' });
  await userEvent.type(note, 'Please call.');
  await press(dialog, 'Send to the carrier');
  await shows(dialog, /Some may not have been changed/);
  await expect(note).toHaveValue('Please call.');
});

/** A follow-up for each selected row, with one date. */
export const FollowUps = plays(async () => {
  await selectTwo();
  await userEvent.click(boxOf(third));
  const dialog = await open('Set follow-up');
  // A suggested date takes the place of a text that is not a date.
  await userEvent.type(dialog.getByRole('textbox', { name: 'Follow-up date' }), '2/30');
  await press(dialog, 'In a week');
  await press(dialog, 'Save follow-ups');
  await shows(dialog, /^Done for 1\. 2 were not possible:$/);
});

export const Watch = plays(async () => {
  await selectTwo();
  const dialog = await open('Watch');
  await press(dialog, 'Watch policies');
  await shows(dialog, /^Done for 1\./);
});

/** The page to print: names, status, reason, phone numbers and room for notes. Escape leads back. */
export const CallSheet = plays(async () => {
  await selectTwo();
  await userEvent.click(within(bar()).getByRole('button', { name: 'Call sheet' }));
  const [line] = selections.callSheet.lines;
  await shows(screen, line?.primaryInsured ?? '');
  await expect(screen.getByRole('heading', { name: 'Call sheet' })).toHaveFocus();
  await expect(screen.getAllByRole('link', { name: /^\(\d{3}\)/ })[0]).toHaveAttribute(
    'href',
    `tel:+1${line?.phones[0]?.phone}`,
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(bar()).toHaveTextContent('2 selected'));
  await clear();
});

/** On a phone, cards have boxes, and the bar stays at the end of the window. */
export const Phone = onPhone(async () => {
  await selectTwo();
  await expect(bar().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  for (const button of within(bar()).getAllByRole('button'))
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  toEnd();
});

/** A row with the focus has a box, which starts the selection with that row. Nothing moves. */
export const FromARow = plays(async ({ canvas }) => {
  await waitFor(() => expect(rowsOf('Pending')).toHaveLength(10));
  const linkOf = (row: typeof second) =>
    canvas.getByRole('link', { name: row?.primaryInsured ?? '' });
  const before = linkOf(second).getBoundingClientRect();
  linkOf(second).focus();
  // The code of the boxes may still load.
  await waitFor(() => expect(boxOf(second)).toBeVisible());
  await expect(linkOf(second).getBoundingClientRect()).toEqual(before);
  linkOf(third).focus();
  await waitFor(() => expect(boxOf(third)).toBeVisible());
  await expect(
    screen.queryByRole('checkbox', { name: `Select ${second?.primaryInsured}` }),
  ).toBeNull();
  await userEvent.click(boxOf(third));
  await waitFor(() => expect(bar()).toHaveTextContent('1 selected'));
  await expect(boxOf(third)).toBeChecked();
  await expect(boxOf(third)).toHaveFocus();
  toEnd();
});

/** The box in the head starts the selection with all rows of the page. */
export const FromTheHead = plays(async ({ canvas }) => {
  await waitFor(() => expect(rowsOf('Pending')).toHaveLength(10));
  const box = () => screen.getByRole('checkbox', { name: 'Select all 10 on this page' });
  within(canvas.getByRole('columnheader', { name: 'Due' }))
    .getByRole('button')
    .focus();
  await waitFor(() => expect(box()).toBeVisible());
  await userEvent.click(box());
  await waitFor(() => expect(box()).toBeChecked());
  await waitFor(() => expect(bar()).toHaveTextContent('10 selected'));
  toEnd();
});
