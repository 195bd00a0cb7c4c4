import { expect, within } from 'storybook/test';
import { HomePage } from '../../areas/content/HomePage.tsx';
import { noBusinessType } from '../../shared/noBusinessType.ts';
import { press, shows } from '../../testing/onScreen.ts';
import { onPhone, pageMeta, type Story } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import type { StoryFrameProps } from '../../testing/StoryFrame.tsx';

/** The older layout, used if the feature left_nav is off [S1, S2]. */
export default {
  title: 'Patterns/Top navigation',
  ...pageMeta('/pending', <HomePage />, { layout: 'top' }),
};

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
    await shows(canvas, /neither Individual nor Worksite/);
    await press(canvas, 'Close');
    await expect(canvas.queryByText(/neither Individual nor Worksite/)).toBeNull();
  },
};

export const Phone = onPhone(Policies);
