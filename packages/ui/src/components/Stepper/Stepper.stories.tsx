import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { entryStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper<string>,
  args: {
    label: 'Application',
    current: 'coverage',
    onGoTo: fn(),
    steps: [
      { id: 'applicant', label: 'Applicant', state: 'done' },
      { id: 'health', label: 'Health questions', state: 'error' },
      { id: 'coverage', label: 'Coverage' },
      { id: 'beneficiaries', label: 'Beneficiaries' },
      { id: 'review', label: 'Review and sign' },
    ],
  },
} satisfies Meta<typeof Stepper<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Steps that lead back, and steps that lead nowhere, in every state. */
export const Matrix: Story = {
  parameters: stateParameters,
  render: ({ onGoTo, steps: all, ...args }) => (
    <StateMatrix
      corner="Its steps"
      rows={['lead back', 'lead nowhere']}
      columns={entryStates}
      width="30rem"
      cell={(steps, state) => (
        <Stepper
          {...args}
          steps={all.slice(0, 3)}
          label={`${steps}, ${state}`}
          onGoTo={steps === 'lead back' ? onGoTo : undefined}
        />
      )}
    />
  ),
};

/** Done, needs correction, current and not yet: a mark and a word each. */
export const EveryState: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Application' })).toBeVisible();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[0]).toHaveTextContent('Applicant, done');
    await expect(steps[1]).toHaveTextContent('Health questions, needs correction');
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

/** Tab goes through the steps one can go back to; Enter and Space go there. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Applicant/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoTo).toHaveBeenLastCalledWith('applicant');
    await userEvent.tab();
    await userEvent.keyboard('{ }');
    await expect(args.onGoTo).toHaveBeenLastCalledWith('health');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** The current step needs correction. */
export const CurrentWithError: Story = { args: { current: 'health' } };

/** It says where one is, and leads nowhere. */
export const NotPressed: Story = {
  render: ({ label, steps, current }) => <Stepper label={label} steps={steps} current={current} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** One line of words on a phone, over a bar of the steps. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Step 3 of 5/)).toBeVisible();
    await expect(canvas.getByText('Next: Beneficiaries')).toBeVisible();
    await expect(canvas.getByText('Needs correction: Health questions')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The last step names none after it. */
export const PhoneLast: Story = {
  args: { current: 'review' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Next:/)).toBeNull();
  },
};

export const LongLabels: Story = {
  args: {
    steps: [
      { id: 'applicant', label: 'Applicant and owner of the policy', state: 'done' },
      { id: 'coverage', label: 'Coverage, riders and accelerated death benefits' },
      { id: 'review', label: 'NL0018O0142'.repeat(4) },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
