import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { sampleBrand, sampleNavigation } from '../sample/sampleNavigation.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Navigation/NavigationDrawer',
  component: NavigationDrawer,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    brand: sampleBrand,
    children: <SideNavigation items={sampleNavigation} brand={sampleBrand} />,
  },
  render: (args) => (
    <AppFrame bar={<NavigationDrawer {...args} />}>
      <h1>Pending</h1>
    </AppFrame>
  ),
} satisfies Meta<typeof NavigationDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = plays(async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
  await expect(await screen.findByRole('dialog', { name: 'Navigation' })).toBeVisible();
  await expect(screen.getByRole('link', { name: 'Pending' })).toBeVisible();
});

/** Enter opens it; Escape, Close and a link close it, and the focus goes back to the button. */
export const Keys: Story = plays(async ({ canvas, step }) => {
  const button = canvas.getByRole('button', { name: 'Open navigation' });
  const isClosed = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  };
  await step('Escape', async () => {
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Navigation' });
    // A key that a page sends does not reach the browser's own dialog.
    document.querySelector('dialog')?.requestClose();
    await isClosed();
  });
  await step('Close', async () => {
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close navigation' }));
    await isClosed();
  });
  await step('a link', async () => {
    await userEvent.keyboard('{Enter}');
    const link = await screen.findByRole('link', { name: 'Active' });
    // An app follows it: the document stays.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await isClosed();
  });
});
