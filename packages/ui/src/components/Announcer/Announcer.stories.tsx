import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { announce } from './announce.ts';
import { Announcer } from './Announcer.tsx';

const meta = {
  title: 'Components/Feedback/Announcer',
  component: Announcer,
  // The preview places the one Announcer of a page.
  render: () => (
    <Button
      onClick={() => {
        announce('142 requirements');
        announce('143 requirements');
      }}
    >
      Count
    </Button>
  ),
} satisfies Meta<typeof Announcer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Of a burst only the last is said, 500 ms later. */
export const LastOfABurst: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).not.toHaveTextContent('requirements');
    await waitFor(() => expect(region).toHaveTextContent('143 requirements'));
  },
};

/** The same words are said again. */
export const SameWordsTwice: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(region.textContent).toMatch(/^143 requirements/));
    const first = region.textContent;
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(region.textContent).not.toBe(first));
    await expect(region).toHaveTextContent('143 requirements');
  },
};
