import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { freshState } from '../../testing/freshState.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { ErrorRoutePage } from './ErrorRoutePage.tsx';

const meta = {
  title: 'Pages/Error',
  component: StoryFrame,
  args: { address: '/error', children: <ErrorRoutePage /> },
  parameters: pageParameters,
  beforeEach: freshState,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A guard redirects here when the user may not open a page: the message of [S8], and whom to call. */
export const ErrorPage: Story = {
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'));
    await expect(page.getByRole('heading', { name: 'Oops! Something went wrong.' })).toHaveFocus();
    await expect(page.getByText('Please refresh the page or try again later.')).toBeVisible();
    const phone = page.getByRole('link', { name: '(800) 555-0142' });
    await expect(phone).toHaveAttribute('href', 'tel:+18005550142');
    await expect(page.getByText(/Friday 7 a\.m\. to 5 p\.m\. CST/)).toBeVisible();
  },
};

/** A feature is off: there is no retry, because it would not help. */
export const Off: Story = {
  args: { address: '/error?because=off' },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'));
    await expect(page.getByRole('heading', { name: 'This page is not available' })).toHaveFocus();
    await expect(page.queryByText(/try again/)).toBeNull();
    await expect(document.title).toBe('This page is not available · Northfield Mutual');
  },
};

export const Phone: Story = { ...ErrorPage, globals: { viewport: { value: 'phone' } } };
