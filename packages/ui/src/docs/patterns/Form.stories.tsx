import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FormPattern } from './FormPattern.tsx';
import { PatternPage } from './PatternPage.tsx';
import { plays } from '../../components/sample/storyParts.tsx';

const meta = {
  title: 'Patterns/Form with errors and a summary',
  component: FormPattern,
  args: { onSend: fn(() => Promise.resolve()) },
  render: (args) => (
    <PatternPage title="Request a change">
      <FormPattern {...args} />
    </PatternPage>
  ),
} satisfies Meta<typeof FormPattern>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** All fields of the form. */
async function fillIn(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText(/^Policy Number/), 'NL0018O0142');
  await userEvent.selectOptions(canvas.getByLabelText(/^Change/), 'Change of address');
  await userEvent.type(canvas.getByLabelText(/^Effective date/), '1/5/27');
  await userEvent.click(canvas.getByLabelText('Phone'));
  await userEvent.click(canvas.getByLabelText(/^The client asked/));
}

export const Empty: Story = {};

/** Nothing is sent; the summary has the focus, and each of its lines leads to its field. */
export const Errors: Story = plays(async ({ args, canvas }) => {
  await userEvent.type(canvas.getByLabelText(/^Policy Number/), '0142');
  await userEvent.keyboard('{Enter}');
  const summary = await canvas.findByRole('region', { name: 'There is a problem' });
  await waitFor(() => expect(summary).toHaveFocus());
  await expect(summary).toHaveTextContent('Fix 5 errors');
  await expect(args.onSend).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const policy = canvas.getByLabelText(/^Policy Number/);
  await expect(policy).toHaveFocus();
  await expect(policy).toHaveAccessibleDescription(/A policy number looks like NL0018O0142\./);
});

/** A fixed error leaves the summary at once. */
export const Fixed: Story = plays(async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send the request' }));
  await canvas.findByText('Fix 5 errors');
  await fillIn(canvas);
  await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Send the request' }));
  await expect(await canvas.findByText(/The request was sent/)).toBeVisible();
  await expect(args.onSend).toHaveBeenCalledWith(
    expect.objectContaining({ policy: 'NL0018O0142', from: '2027-01-05', answer: 'phone' }),
  );
});

/** The server does not answer: the typed values stay. */
export const NotSent: Story = {
  args: { onSend: fn(() => Promise.reject(new Error('No answer'))) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the request' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The request was not sent');
    await expect(canvas.getByLabelText(/^Policy Number/)).toHaveValue('NL0018O0142');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
