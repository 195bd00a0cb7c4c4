import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { freshState } from '../../testing/freshState.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { AccountConfirmationPage } from './AccountConfirmationPage.tsx';

const meta = {
  title: 'Pages/Account confirmation',
  component: StoryFrame,
  args: {
    address: '/account-confirmation',
    layout: 'banner',
    user: people.visitor,
    children: <AccountConfirmationPage />,
  },
  parameters: pageParameters,
  beforeEach: freshState,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No navigation: only the banner with the logo, which links to /home, and the login link [S1, S2]. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth/login?returnurl=%2Fhome',
    );
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
};

export const SignedIn: Story = {
  args: { user: people.agent },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to Home' })).toBeVisible();
  },
};

export const Phone: Story = { ...Visitor, globals: { viewport: { value: 'phone' } } };
