import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { freshState } from '../../testing/freshState.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { Page } from './NotFoundPage.tsx';

const meta = {
  title: 'Pages/Not found',
  component: StoryFrame,
  args: { address: '/nowhere', children: <Page /> },
  parameters: pageParameters,
  beforeEach: freshState,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An address that no page has: no entry of the navigation is the current one. */
export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
    await expect(document.title).toBe('Page not found · Northfield Mutual');
  },
};

export const Phone: Story = { ...NotFound, globals: { viewport: { value: 'phone' } } };
