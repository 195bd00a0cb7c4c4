import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { plays, catchLinks, followed } from '../sample/storyParts.tsx';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { entryStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { sampleBrand } from '../sample/sampleNavigation.tsx';
import { TopNavigation } from './TopNavigation.tsx';

const meta = {
  title: 'Components/Navigation/TopNavigation',
  component: TopNavigation,
  parameters: { layout: 'fullscreen' },
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Pending', href: '#pending', current: 'page' },
      { label: 'Active', href: '#active' },
      { label: 'Terminated', href: '#terminated' },
    ],
  },
  render: (args) => (
    <AppFrame layout="top" bar={sampleBrand} navigation={<TopNavigation {...args} />}>
      <h1>Pending</h1>
    </AppFrame>
  ),
} satisfies Meta<typeof TopNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

const currents = {
  'a page': undefined,
  'the page on screen': 'page',
  'over the page on screen': true,
} as const;

export const Matrix: Story = {
  parameters: { ...stateParameters, layout: 'padded' },
  render: () => (
    <StateMatrix
      corner="Link"
      rows={['a page', 'the page on screen', 'over the page on screen']}
      columns={entryStates}
      cell={(entry, state) => (
        <TopNavigation
          label={`${entry}, ${state}`}
          items={[{ label: 'Pending', href: '#pending', current: currents[entry] }]}
        />
      )}
    />
  ),
};

/** The page on screen is marked; Tab goes from link to link, and Enter follows one. */
export const Links: Story = plays({ beforeEach: catchLinks }, async ({ canvas }) => {
  const current = canvas.getByRole('link', { current: 'page' });
  await expect(current).toHaveTextContent('Pending');
  current.focus();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Active' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(followed).toHaveBeenCalledWith('#active');
});

/** A page below one of them marks that one. */
export const Below: Story = {
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Worksite', href: '#w', current: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Worksite' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Entries that do not fit scroll; the page itself does not. */
export const ManyOnAPhone: Story = {
  args: {
    items: ['Home', 'Individual', 'Worksite', 'Commissions', 'Debt', 'Statements'].map((label) => ({
      label,
      href: `#${label}`,
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const last = canvas.getByRole('link', { name: 'Statements' });
    last.focus();
    // Firefox scrolls to whole pixels, WebKit once the call is over.
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThan(innerWidth + 1));
  },
};
