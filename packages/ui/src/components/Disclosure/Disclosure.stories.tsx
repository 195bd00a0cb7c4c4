import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { linkStates, Matrix as StateMatrix } from '../sample/Matrix.tsx';
import { Disclosure } from './Disclosure.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Navigation/Disclosure',
  component: Disclosure,
  args: {
    title: 'How do I read a commission statement?',
    children: <p>Open Commissions, choose a cycle, and press Agent statement.</p>,
    onToggle: fn(),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: {
    pseudo: Object.fromEntries(
      (['hover', 'focus', 'focusVisible', 'active'] as const).map((state) => [
        state,
        `[data-state="${state.replace('Visible', '')}"] summary`,
      ]),
    ),
    docs: { story: { inline: false, height: '20rem' } },
  },
  render: (args) => (
    <StateMatrix
      corner="Is"
      rows={['closed', 'open']}
      columns={linkStates}
      cell={(is) => <Disclosure {...args} isOpen={is === 'open'} />}
    />
  ),
};

/** One stop of the Tab key; a press opens and closes it, as Enter and Space do in every browser. */
export const Keyboard: Story = plays(async ({ args, canvas }) => {
  const answer = canvas.getByText(/^Open Commissions/);
  await expect(answer).not.toBeVisible();
  await userEvent.tab();
  const line = canvas.getByText(/^How do I/).closest('summary');
  await expect(line).toHaveFocus();
  // Simulated keys do not open native elements: a click does.
  line?.click();
  await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true));
  await expect(answer).toBeVisible();
  // The ring is 3 px wide, with a distance of 2 px.
  const { bottom = 0 } = line?.getBoundingClientRect() ?? {};
  await expect(answer.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom + 5);
  line?.click();
  await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(false));
  await expect(answer).not.toBeVisible();
});

/** With `isOpen` it shows what its owner says, and reports each press. */
export const Controlled: Story = plays({ args: { isOpen: false } }, async ({ args, canvas }) => {
  const answer = canvas.getByText(/^Open Commissions/);
  canvas.getByText(/^How do I/).click();
  await expect(args.onToggle).toHaveBeenCalledOnce();
  await expect(args.onToggle).toHaveBeenCalledWith(true);
  await expect(answer).not.toBeVisible();
});

/** Without `isOpen` it can start open, and still closes. */
export const OpenAtFirst: Story = plays({ args: { defaultOpen: true } }, async ({ canvas }) => {
  const answer = canvas.getByText(/^Open Commissions/);
  await expect(answer).toBeVisible();
  canvas.getByText(/^How do I/).click();
  await waitFor(() => expect(answer).not.toBeVisible());
});

/** Of those that share a name, only one is open; a line is between them. */
export const OneAtATime: Story = {
  render: ({ children }) => (
    <div>
      <Disclosure title="Statements" name="help">
        {children}
      </Disclosure>
      <Disclosure title="Advances" name="help">
        <p>They are recovered from first-year commissions.</p>
      </Disclosure>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Statements'));
    await userEvent.click(canvas.getByText('Advances'));
    await expect(canvas.getByText(/^They are recovered/)).toBeVisible();
    await expect(canvas.getByText(/^Open Commissions/)).not.toBeVisible();
  },
};

/** A long question wraps next to its mark. */
export const LongTitle: Story = {
  args: { title: 'Why does the statement of the cycle that is open now not match '.repeat(3) },
  globals: { viewport: { value: 'phone' } },
};
