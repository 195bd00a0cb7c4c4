import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Matrix as StateMatrix, simulateOn } from '../sample/Matrix.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { plays, fitsOnPhone } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Feedback/ErrorSummary',
  component: ErrorSummary,
  args: {
    items: [
      { name: 'note', message: 'Write a note of at most 2,000 characters.' },
      { name: 'email', message: 'Enter an e-mail address like name@example.com.' },
    ],
    onGoTo: fn(),
    ref: null,
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: simulateOn({ focus: 'li:first-child > button' }),
  render: ({ items, ...args }) => (
    <StateMatrix
      corner="Needs correction"
      rows={['one', 'several']}
      columns={['at rest', 'focus']}
      width="24rem"
      cell={(count, state) => (
        <ErrorSummary
          {...args}
          label={`${count}, ${state}`}
          items={count === 'one' ? items.slice(0, 1) : items}
        />
      )}
    />
  ),
};

/** Each line leads to its field. */
export const Several: Story = plays(async ({ args, canvas }) => {
  const summary = canvas.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toHaveTextContent('Fix 2 errors');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onGoTo).toHaveBeenCalledWith('email');
});

/** A form with errors moves the focus here. */
export const TakesTheFocus: Story = {
  render: function Refused(args) {
    const summary = useRef<HTMLElement>(null);
    return (
      <>
        <ErrorSummary {...args} ref={summary} />
        <p>
          <Button onClick={() => summary.current?.focus()}>Send</Button>
        </p>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};

export const One: Story = {
  args: { items: [{ name: 'note', message: 'Write a note.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fix 1 error')).toBeVisible();
  },
};

export const Nothing: Story = plays({ args: { items: [] } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).toBeNull();
});

export const LongOnAPhone: Story = {
  args: {
    items: [{ name: 'email', message: `${'dana.whitfield.'.repeat(9)}@ is no e-mail address.` }],
  },
  ...fitsOnPhone,
};
