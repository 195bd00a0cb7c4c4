import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { ClaimsPage } from './ClaimsPage.tsx';

const meta = {
  title: 'Pages/Claims/Search',
  component: StoryFrame,
  args: { address: '/claims', children: <ClaimsPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The fields of [S2], in their order, all of them empty. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const names = ['Policy Number', 'Claimant First Name', 'Claimant Last Name', 'Claim Number'];
    const fields = await canvas.findAllByRole('textbox');
    await expect(
      fields.slice(-4).map((field) => (field as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(names);
  },
};

/** Nothing was filled in: the summary says so, takes the focus, and leads to the first field. */
export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    const summary = await canvas.findByRole('region', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Fill in at least one field/ }));
    await expect(canvas.getByLabelText('Policy Number')).toHaveFocus();
    await expect(canvas.getByLabelText('Policy Number')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(canvas.getByLabelText('Claim Number'), 'C');
    await waitFor(() =>
      expect(canvas.getByLabelText('Policy Number')).not.toHaveAttribute('aria-invalid', 'true'),
    );
  },
};

/** Back from the results: what was looked for stands in its field. */
export const KeptValues: Story = {
  args: { address: '/claims?claimantLastName=Okafor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Claimant Last Name')).toHaveValue('Okafor');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
