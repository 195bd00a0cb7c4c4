import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button, buttonSizes, buttonVariants } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Components/Inputs/Button',
  component: Button,
  args: { children: 'Export to Excel', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every variant in every state. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {buttonVariants.map((variant) => (
        <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
          {buttonSizes.map((size) => (
            <Button {...args} key={size} variant={variant} size={size} />
          ))}
          <Button {...args} variant={variant} icon={<Download aria-hidden />} />
          <Button {...args} variant={variant} disabled />
          <Button {...args} variant={variant} pending />
        </div>
      ))}
    </div>
  ),
};

export const Primary: Story = { args: { variant: 'primary', children: 'Take action' } };

export const WithIcon: Story = { args: { icon: <Download aria-hidden /> } };

export const Small: Story = { args: { size: 'small' } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Leads to another page: a real link. */
export const AsLink: Story = {
  render: () => (
    <ButtonLink variant="primary" href="#pending">
      Go to Pending
    </ButtonLink>
  ),
};

/** While its action is under way it keeps the focus, takes no press, and says so. */
export const Pending: Story = {
  args: { pending: true, pendingText: 'Preparing the export' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export to Excel' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    // The announcer stands outside of the story's own root.
    await expect(await screen.findByText('Preparing the export')).toBeInTheDocument();
  },
};

/** The width is the same with and without the spinner. */
export const PendingKeepsItsWidth: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Button {...args} />
      <Button {...args} pending />
    </div>
  ),
  play: async ({ canvas }) => {
    const [idle, pending] = canvas.getAllByRole('button');
    await expect(pending!.offsetWidth).toBe(idle!.offsetWidth);
    await expect(pending!.offsetHeight).toBe(idle!.offsetHeight);
  },
};

/** Enter and Space press it, as any native button. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
