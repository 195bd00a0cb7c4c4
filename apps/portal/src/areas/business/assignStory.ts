import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import {
  assignItem,
  getToday,
  type Today,
  type TodayItem,
  type TodayKind,
  undoAssignment,
} from '@agent-portal/data/today/contract';
import { todayAnswers } from '@agent-portal/data/today/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

export const { agent } = todayAnswers;
const itemsOf = (kind: TodayKind) => agent.groups.find((one) => one.kind === kind)?.items ?? [];
export const [first, second] = itemsOf('overdueRequirements') as [TodayItem, TodayItem];
export const [followUp] = itemsOf('followUps') as [TodayItem];

export const priya = {
  personId: 10,
  name: 'Priya Raman',
  isYou: false,
  by: 'Dana Whitfield',
  note: '',
};

/** The queue with a change of its first item. */
export const withFirst = (change: Partial<TodayItem>): Today => ({
  ...agent,
  groups: agent.groups.map(({ kind, total, items }) => ({
    kind,
    total,
    items: items.map((item) => (item.key === first.key ? Object.assign({}, item, change) : item)),
  })),
});

/** The queue without its first item. */
export const withoutFirst: Today = {
  ...agent,
  groups: agent.groups.map(({ kind, total, items }) => ({
    kind,
    total,
    items: items.filter(({ key }) => key !== first.key),
  })),
};

export async function open(canvas: Canvas, item = first) {
  const name = `${item.who}, ${item.what}`;
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await canvas.findByRole('region', { name: item.who }));
}

export async function startToAssign(canvas: Canvas, item = first) {
  const panel = await open(canvas, item);
  await userEvent.click(panel.getByRole('button', { name: 'Assign' }));
  return panel;
}

type Panel = Awaited<ReturnType<typeof open>>;

export async function assign(panel: Panel, who = 'Priya Raman') {
  const people = await panel.findByRole('combobox', { name: 'Assign to' });
  await userEvent.selectOptions(people, who);
  await userEvent.type(
    panel.getByRole('textbox', { name: 'Note to the person' }),
    'Call before noon.',
  );
  await userEvent.click(panel.getByRole('button', { name: 'Assign item' }));
}

export const assignedText = `${first.what}, ${first.who}, is assigned to Priya Raman.`;

/** A carrier that assigns the first item to Priya Raman, and takes it back. */
export function carrierWithUndo() {
  let isAssigned = false;
  return [
    mockEndpoint(assignItem, async (request) => {
      const { personId, note } = (await request.json()) as { personId: number; note: string };
      isAssigned = personId === 10 && note === 'Call before noon.';
      return { key: first.key, assignment: priya, assignmentVersion: 1, canUndo: true };
    }),
    mockEndpoint(undoAssignment, ({ url }) => {
      isAssigned = new URL(url).searchParams.get('version') !== '1';
      return { key: first.key, assignment: null, assignmentVersion: 2 };
    }),
    mockEndpoint(getToday, () => (isAssigned ? withoutFirst : agent)),
  ];
}
