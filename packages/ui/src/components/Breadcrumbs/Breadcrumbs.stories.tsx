import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { plays, catchLinks, followed } from '../sample/storyParts.tsx';
import { Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Policies', href: '#policies' },
      { label: 'Pending', href: '#pending' },
    ],
    current: 'NL0018O0142',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

const trails = {
  'to pages': [{ label: 'Policies', href: '#policies' }],
  'past what is no page': [{ label: 'Policies' }, { label: 'Pending', href: '#pending' }],
};

export const Matrix: Story = {
  parameters: stateParameters,
  render: (args) => (
    <StateMatrix
      corner="Leads"
      rows={['to pages', 'past what is no page']}
      columns={['at rest', 'focus']}
      cell={(trail, state) => (
        <Breadcrumbs {...args} label={`${trail}, ${state}`} items={trails[trail]} />
      )}
    />
  ),
};

/** Each page above is a link; the one on screen is none, and says that it is the page. */
export const Trail: Story = plays({ beforeEach: catchLinks }, async ({ canvas }) => {
  const trail = canvas.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail).toHaveTextContent('PoliciesPendingNL0018O0142');
  await expect(trail.querySelector('[aria-current="page"]')).toHaveTextContent('NL0018O0142');
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Policies' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Pending' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(followed).toHaveBeenCalledWith('#pending');
});

/** A parent that is not a page, or that the user may not open, is plain text. */
export const NotAPage: Story = {
  args: { items: [{ label: 'Production credit' }, { label: 'Individual', href: '#individual' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** A page without pages above it has no breadcrumbs. */
export const Alone: Story = plays({ args: { items: [] } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

/** A long trail wraps; its links are far enough apart for a finger. */
export const LongOnAPhone: Story = {
  args: {
    items: [
      { label: 'Group inventory', href: '#groups' },
      { label: 'Consolidated Waterworks of the Upper Peninsula', href: '#group' },
      { label: 'Bills', href: '#bills' },
    ],
    current: 'Bill 2026-11-000142',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation');
    await expect(trail.scrollWidth).toBeLessThanOrEqual(trail.clientWidth);
  },
};
