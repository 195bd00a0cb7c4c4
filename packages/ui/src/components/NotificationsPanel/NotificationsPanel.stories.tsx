import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { plays, preload, inBox } from '../sample/storyParts.tsx';
import { NotificationEntries } from './NotificationEntries.tsx';
import { NotificationsPanel } from './NotificationsPanel.tsx';

const onRead = fn();

const entries = [
  {
    key: 'policy',
    onRead,
    heading: 'Okafor, Ruth: Active to Lapsed',
    preview: 'NL0018O0142 · you watch it',
    date: '2026-11-18',
    isNew: true,
    message: (
      <p>
        You watch policy <Link href="#policy">NL0018O0142</Link>.
      </p>
    ),
  },
  {
    key: 'maintenance',
    heading: 'Portal maintenance on Sunday',
    date: '2026-11-12',
    preview: 'From 6 to 9 a.m. the portal cannot be reached.',
    message: <p>From 6 to 9 a.m. the portal cannot be reached.</p>,
  },
];

const meta = {
  title: 'Components/Overlays/NotificationsPanel',
  component: NotificationsPanel,
  args: { count: 2, children: <NotificationEntries entries={entries} today="2026-11-18" /> },
  decorators: inBox({ display: 'flex', justifyContent: 'end', minBlockSize: '24rem' }),
  loaders: preload(() => import('../Popover/PopoverPanel.tsx')),
} satisfies Meta<typeof NotificationsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the only button there is, whose name is a text of the language. */
async function open() {
  await userEvent.click(screen.getByRole('button'));
  return within(await screen.findByRole('dialog'));
}

/** Nothing is new: the bell has no count. */
export const NothingNew: Story = {
  args: { count: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(canvasElement.querySelector('.frame-bell-count')).toBeNull();
  },
};

/** By day, each with its heading; new entries are marked. The bell has their count in its name. */
export const Open: Story = plays(async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Notifications, 2 new' })).toBeVisible();
  const panel = await open();
  await expect(screen.getByRole('dialog')).toHaveAccessibleName('Notifications');
  await expect(panel.getByText('11/18/2026')).toHaveAttribute('datetime', '2026-11-18');
  await expect(panel.getAllByText('New')).toHaveLength(1);
  const days = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await expect(days).toEqual(['Today, 11/18/2026', '11/12/2026']);
});

/** An entry opens to its full text and link. A new one is read then, and closing it changes nothing. */
export const Read: Story = plays(async () => {
  const panel = await open();
  await expect(panel.queryByText('NL0018O0142')).toBeNull();
  const heading = panel.getByText('Okafor, Ruth: Active to Lapsed');
  await userEvent.click(heading);
  await expect(await panel.findByRole('link', { name: 'NL0018O0142' })).toBeVisible();
  await waitFor(() => expect(onRead).toHaveBeenCalledTimes(1));
  await userEvent.click(heading);
  await userEvent.click(panel.getByText('Portal maintenance on Sunday'));
  // Its first line is hidden while the text shows.
  const texts = () => panel.getAllByText('From 6 to 9 a.m. the portal cannot be reached.');
  await waitFor(() => expect(texts()[1]).toBeVisible());
  await expect(onRead).toHaveBeenCalledTimes(1);
});

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: { children: <NotificationEntries entries={[]} isBusy emptyText="There are none." /> },
  play: async () => {
    const panel = await open();
    await expect(panel.queryByText('There are none.')).toBeNull();
  },
};

export const Empty: Story = {
  args: {
    count: 0,
    children: <NotificationEntries entries={[]} emptyText="There are no notifications." />,
  },
  play: async () => {
    const panel = await open();
    await expect(panel.getByText('There are no notifications.')).toBeVisible();
  },
};

/** The loaded entries stay below the failure. */
export const Failed: Story = {
  args: {
    children: (
      <NotificationEntries entries={entries}>
        <Banner tone="danger" action={<Button>Try again</Button>}>
          The notices of your watched policies could not be loaded.
        </Banner>
      </NotificationEntries>
    ),
  },
  play: async () => {
    const panel = await open();
    await expect(panel.getByRole('alert')).toBeVisible();
    await expect(panel.getByText('Portal maintenance on Sunday')).toBeVisible();
  },
};

export const LongOnAPhone: Story = {
  args: {
    count: 1240,
    children: (
      <NotificationEntries
        entries={[
          {
            key: 'long',
            heading: 'NL0018O0142'.repeat(12),
            date: '2026-11-18T09:42:00Z',
            isNew: true,
            message: <p>{'Bartholomew-Fitzgerald '.repeat(40)}</p>,
          },
        ]}
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.getByRole('button')).toHaveAccessibleName(/1,240/);
    const panel = await open();
    const heading = panel.getByRole('heading', { level: 4 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
