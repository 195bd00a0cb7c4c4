import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { deleteFollowUp, saveFollowUp } from '@agent-portal/data/work/follow-ups/contract';
import {
  getToday,
  type Today,
  type TodayItem,
  type TodayKind,
} from '@agent-portal/data/work/today/contract';
import { todayAnswers } from '@agent-portal/data/work/today/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

export const { agent } = todayAnswers;
const itemsOf = (kind: TodayKind) => agent.groups.find((one) => one.kind === kind)?.items ?? [];
export const [first, second, third, fourth] = itemsOf('overdueRequirements') as [
  TodayItem,
  TodayItem,
  TodayItem,
  TodayItem,
];
export const [followUp] = itemsOf('followUps') as [TodayItem];

export const [caseItem] = itemsOf('cases') as [TodayItem];

/** The follow-up of an item, as another person's. */
export const ofPriya = (name = 'Priya Raman', version = 3): Partial<TodayItem> => ({
  followUp: followUp.followUp && {
    ...followUp.followUp,
    version,
    owner: { personId: 10, name, isYou: false },
    by: 'Dana Whitfield',
  },
});

/** The queue with a change of its first follow-up. */
export const withFollowUp = (change: Partial<TodayItem>): Today => ({
  ...agent,
  groups: agent.groups.map((group) => ({
    ...group,
    items: group.items.map((item) =>
      item.key === followUp.key ? Object.assign({}, item, change) : item,
    ),
  })),
});

/** The queue without one item. */
export const without = (key: string): Today => ({
  ...agent,
  groups: agent.groups.map((group) => {
    const items = group.items.filter((item) => item.key !== key);
    return { ...group, total: group.total - (group.items.length - items.length), items };
  }),
});

/** The name of a line's button. */
export const lineOf = ({ who, what }: TodayItem) => ({ name: new RegExp(`^${who} .*${what}`) });

export async function open(canvas: Canvas, item = first) {
  await userEvent.click(await canvas.findByRole('button', lineOf(item)));
  return within(await canvas.findByRole('region', { name: item.who }));
}

export async function startToAssign(canvas: Canvas, item = first) {
  const panel = await open(canvas, item);
  await userEvent.click(panel.getByRole('button', { name: 'Assign' }));
  return within(await screen.findByRole('dialog', { name: `Assign: ${item.what}, ${item.who}` }));
}

type Dialog = Awaited<ReturnType<typeof startToAssign>>;

export async function assign(dialog: Dialog, who = 'Priya Raman') {
  const people = await dialog.findByRole('combobox', { name: 'Assign to' });
  await userEvent.selectOptions(people, who);
  await userEvent.type(
    dialog.getByRole('textbox', { name: 'Note to the person' }),
    'Call before noon.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Assign item' }));
}

export const assignedText = `${first.what}, ${first.who}, is assigned to Priya Raman.`;

/** A carrier that assigns the first item to Priya Raman, and takes it back. */
export function carrierWithUndo() {
  let isAssigned = false;
  return [
    mockEndpoint(saveFollowUp, async (request) => {
      const { personId, note } = (await request.json()) as { personId: number; note: string };
      isAssigned = personId === 10 && note === 'Call before noon.';
      return { followUps: [], saved: { ownerId: 10, version: 1 } };
    }),
    mockEndpoint(deleteFollowUp, ({ url }) => {
      isAssigned = new URL(url).search !== '?version=1&ownerId=10';
      return { followUps: [] };
    }),
    mockEndpoint(getToday, () => (isAssigned ? without(first.key) : agent)),
  ];
}
