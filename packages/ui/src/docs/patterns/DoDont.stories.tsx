import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { DoDont } from '../doDonts/DoDont.tsx';
import { doDonts } from '../doDonts/doDonts.tsx';

const names = Object.keys(doDonts);

const meta = {
  title: 'Patterns/Do and don’t',
  component: DoDont,
  render: () => (
    <>
      {names.map((name) => (
        <section key={name} aria-labelledby={`pair-${name}`}>
          <h2 id={`pair-${name}`}>{name}</h2>
          <DoDont of={name} />
        </section>
      ))}
    </>
  ),
  args: { of: 'Button' },
  // Preload the surface: a cold dev server is slower than the tests wait.
  loaders: [async () => ({ ahead: [await import('../../components/Dialog/DialogSurface.tsx')] })],
} satisfies Meta<typeof DoDont>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each pair says in words which is which, and shows the component both ways. */
export const All: Story = {
  play: async ({ canvas }) => {
    for (const name of names) {
      const pair = within(canvas.getByRole('region', { name }));
      await expect(pair.getAllByRole('figure')).toHaveLength(2);
      await expect(pair.getByText('Do', { exact: true })).toBeVisible();
      await expect(pair.getByText('Don’t', { exact: true })).toBeVisible();
    }
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The examples work: the question opens, and its answer closes it. */
export const Works: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete a draft' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this draft?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep draft' }));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Delivery' }));
    await expect(canvas.getByText('On Monday')).toBeVisible();
  },
};
