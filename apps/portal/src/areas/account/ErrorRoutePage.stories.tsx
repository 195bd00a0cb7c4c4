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

/** Where a guard sends a visit that the page is not for: the words of [S8], and whom to call. */
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

/** What is switched off says so: trying again would not help. */
export const Off: Story = {
  args: { address: '/error?because=off' },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'));
    await expect(page.getByRole('heading', { name: 'This page is not available' })).toHaveFocus();
    await expect(page.queryByText(/try again/)).toBeNull();
  },
};

export const Phone: Story = { ...ErrorPage, globals: { viewport: { value: 'phone' } } };
