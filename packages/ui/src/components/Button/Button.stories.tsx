import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { controlStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { Button, buttonVariants } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Inputs/Button',
  component: Button,
  args: { children: 'Export to Excel', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const kinds = ['default', 'small', 'with an icon', 'busy'] as const;

export const Matrix: Story = {
  parameters: stateParameters,
  render: (args) => (
    <StateMatrix
      corner="Variant"
      rows={buttonVariants}
      columns={controlStates}
      cell={(variant, state) => (
        <Button {...args} variant={variant} disabled={state === 'disabled'} />
      )}
    />
  ),
};

/** Every variant in every size, with an icon, and while its action is under way. */
export const Sizes: Story = {
  render: (args) => (
    <StateMatrix
      corner="Variant"
      rows={buttonVariants}
      columns={kinds}
      cell={(variant, kind) => (
        <Button
          {...args}
          variant={variant}
          size={kind === 'small' ? 'small' : 'default'}
          icon={kind === 'with an icon' && <Download aria-hidden />}
          isBusy={kind === 'busy'}
        />
      )}
    />
  ),
};

/** Enter and Space press it. */
export const Primary: Story = {
  args: { variant: 'primary', children: 'Take action' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const WithIcon: Story = { args: { icon: <Download aria-hidden /> } };

export const Disabled: Story = plays({ args: { disabled: true } }, async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
  await expect(args.onClick).not.toHaveBeenCalled();
});

/** Leads to another page: a real link. */
export const AsLink: Story = {
  render: () => (
    <ButtonLink variant="primary" href="#pending">
      Go to Pending
    </ButtonLink>
  ),
};

/** While its action runs it keeps the focus, ignores presses, and says so. */
export const Pending: Story = {
  args: { isBusy: true, busyText: 'Preparing the export' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export to Excel' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    // The announcer is outside the story's root.
    await expect(await screen.findByText('Preparing the export')).toBeInTheDocument();
  },
};

/** The width is the same with and without the spinner. */
export const PendingKeepsItsWidth: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Button {...args} />
      <Button {...args} isBusy />
    </div>
  ),
  play: async ({ canvas }) => {
    const [idle, isBusy] = canvas.getAllByRole('button');
    await expect(isBusy!.offsetWidth).toBe(idle!.offsetWidth);
    await expect(isBusy!.offsetHeight).toBe(idle!.offsetHeight);
  },
};
