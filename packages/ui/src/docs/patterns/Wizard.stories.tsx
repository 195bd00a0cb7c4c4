import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PatternPage } from './PatternPage.tsx';
import { WizardPattern } from './WizardPattern.tsx';
import { plays } from '../../components/sample/storyParts.tsx';

const meta = {
  title: 'Patterns/Wizard',
  component: WizardPattern,
  render: () => (
    <PatternPage title="New application">
      <WizardPattern />
    </PatternPage>
  ),
} satisfies Meta<typeof WizardPattern>;
export default meta;

type Story = StoryObj<typeof meta>;

const goToNextStep = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });

async function fillInName() {
  await userEvent.type(screen.getByLabelText(/^First name/), 'Ifeoma');
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Okafor');
}

/** The first step: it shows only its own fields. */
export const FirstStep: Story = {};

/** A missing value blocks the next step; the summary has the focus and leads to the field. */
export const NotYet: Story = plays(async () => {
  await goToNextStep();
  const summary = await screen.findByRole('region', { name: 'There is a problem' });
  await waitFor(() => expect(summary).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Type the last name.' }));
  await expect(screen.getByLabelText(/^Last name/)).toHaveFocus();
  await expect(heading('Step 1 of 3: Insured')).toBeVisible();
});

/** Step by step to the end; the typed values are still there on the way back. */
export const ToTheEnd: Story = plays(async ({ canvas }) => {
  await fillInName();
  await goToNextStep();
  await expect(await canvas.findByRole('radiogroup', { name: /^Coverage/ })).toBeVisible();
  await waitFor(() => expect(heading('Step 2 of 3: Coverage')).toHaveFocus());
  await userEvent.click(canvas.getByLabelText('Whole Life'));
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
  await expect(canvas.getByLabelText(/^First name/)).toHaveValue('Ifeoma');
  await goToNextStep();
  await canvas.findByRole('radiogroup', { name: /^Coverage/ });
  await expect(canvas.getByLabelText('Whole Life')).toBeChecked();
  await goToNextStep();
  await expect(await canvas.findByText('Okafor, Ifeoma')).toBeVisible();
  await userEvent.click(canvas.getByLabelText(/^All of this is true/));
  await userEvent.click(canvas.getByRole('button', { name: 'Send the application' }));
  await expect(await canvas.findByText(/^The application was sent\./)).toBeVisible();
});

/** The last step, with all that was said before. */
export const Review: Story = plays(async ({ canvas }) => {
  await fillInName();
  await goToNextStep();
  await userEvent.click(await canvas.findByLabelText('Term Life 20'));
  await goToNextStep();
  await expect(await canvas.findByText('Okafor, Ifeoma')).toBeVisible();
});

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
