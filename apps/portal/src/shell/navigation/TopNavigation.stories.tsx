import { expect, within } from 'storybook/test';
import { HomePage } from '../../areas/content/HomePage.tsx';
import { noBusinessType } from '../../shared/noBusinessType.ts';
import { press, shows } from '../../testing/onScreen.ts';
import { onPhone, pageMeta, type Story, plays } from '../../testing/story.ts';
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
export const Policies = plays(async ({ canvas }) => {
  const nav = await canvas.findByRole('navigation', { name: 'Main' });
  await expect(texts(nav)).toEqual(['Home', 'Pending', 'Active', 'Terminated']);
  await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Pending');
});

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
