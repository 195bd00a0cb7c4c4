import { expect } from 'storybook/test';
import { shows } from '../../testing/onScreen.ts';
import { onPhone, pageMeta, plays } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { NoBusinessTypePage } from './NoBusinessTypePage.tsx';

export default {
  title: 'Pages/Production credit/No business type',
  ...pageMeta('/production-credit', <NoBusinessTypePage />, { user: people.neither }),
};

/** A user without business in either branch opens the address: the page explains why it is empty [S2]. */
export const DirectVisit = plays(async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No production credit' })).toHaveFocus();
  await shows(canvas, /neither Individual nor Worksite/);
});

export const Phone = onPhone(DirectVisit);
