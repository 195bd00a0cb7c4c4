import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HomePage } from '../../areas/content/HomePage.tsx';
import { noBusinessType } from '../../shared/noBusinessType.ts';
import { freshState } from '../../testing/freshState.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame, type StoryFrameProps } from '../../testing/StoryFrame.tsx';

/** The older layout, used if the feature left_nav is off [S1, S2]. */
const meta = {
  title: 'Patterns/Top navigation',
  component: StoryFrame,
  args: { address: '/pending', layout: 'top', children: <HomePage /> },
  parameters: pageParameters,
  beforeEach: freshState,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const texts = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** The pending, active and terminated section; the current page is marked. */
export const Policies: Story = {
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Main' });
    await expect(texts(nav)).toEqual(['Home', 'Pending', 'Active', 'Terminated']);
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Pending');
  },
};

/** The links depend on the user's business types. */
export const ProductionCredit: Story = {
  args: { address: '/production-credit/worksite/products', user: people.worksite },
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Main' });
    await expect(texts(nav)).toEqual(['Home', 'Worksite']);
    await expect(within(nav).getByRole('link', { name: 'Worksite' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** /home and /my-business link to the pages outside all sections. */
export const MyBusiness: Story = {
  args: { address: '/my-business' },
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Main' });
    await expect(await within(nav).findByRole('link', { name: 'Claims' })).toHaveAttribute(
      'href',
      '/claims',
    );
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Today');
  },
};

export const Visitor: Story = {
  args: { address: '/home', user: people.visitor },
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Main' });
    await expect(texts(nav)).toEqual(['Home']);
    await expect(canvas.getByRole('link', { name: 'Log-in' })).toBeVisible();
  },
};

const ledNowhere: StoryFrameProps['prepare'] = ({ notice }) => notice.show(noBusinessType);

/** A notice above the current page says why a navigation was refused [S2]. */
export const Refused: Story = {
  args: { address: '/home', layout: 'left', user: people.neither, prepare: ledNowhere },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(await canvas.findByText(/neither Individual nor Worksite/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText(/neither Individual nor Worksite/)).toBeNull();
  },
};

/** The same, still open. */
export const RefusedOpen: Story = {
  args: { address: '/home', layout: 'left', user: people.neither, prepare: ledNowhere },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(await canvas.findByText(/neither Individual nor Worksite/)).toBeVisible();
  },
};

export const Phone: Story = { ...Policies, globals: { viewport: { value: 'phone' } } };
