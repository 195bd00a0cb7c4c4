import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FieldFrame } from './Field.styles.ts';

const meta = {
  title: 'Components/Inputs/Field',
  component: FieldFrame,
} satisfies Meta<typeof FieldFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What every field stands in: a label, a box with an input, and its hint or error. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: '24rem' }}>
      <FieldFrame>
        <label htmlFor="plain">Policy number</label>
        <div data-part="box">
          <input id="plain" placeholder="NL0018O0142" />
        </div>
      </FieldFrame>
      <FieldFrame>
        <label htmlFor="hinted">Claim number</label>
        <div data-part="box">
          <input id="hinted" aria-describedby="hint" />
        </div>
        <p id="hint" data-part="hint">
          It stands on every letter about the claim.
        </p>
      </FieldFrame>
      <FieldFrame>
        <label htmlFor="wrong">Claimant last name</label>
        <div data-part="box" data-invalid>
          <input id="wrong" aria-invalid aria-describedby="error" />
        </div>
        <p id="error" data-part="error">
          Enter at least one of the fields.
        </p>
      </FieldFrame>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Claim number'));
    const input = canvas.getByRole('textbox', { name: 'Claim number' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('It stands on every letter about the claim.');
  },
};
