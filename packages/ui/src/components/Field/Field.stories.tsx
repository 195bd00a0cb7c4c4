import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { FieldFrame } from './Field.styles.ts';

const meta = {
  title: 'Components/Inputs/Field',
  component: FieldFrame,
} satisfies Meta<typeof FieldFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is required and what is optional is said in one style, lighter than the label. */
export const Marks: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: '24rem' }}>
      <TextInput label="Note" value="" onChange={fn()} required />
      <TextInput label="E-mail" value="" onChange={fn()} isOptional />
      <CheckboxGroup label="Channels" options={[]} values={[]} onChange={fn()} isRequired />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'E-mail (optional)' })).not.toBeRequired();
    await expect(canvas.getByRole('group', { name: 'Channels (required)' })).toBeVisible();
    const looks = canvas.getAllByText(/^\((required|optional)\)$/).map((mark) => {
      const { color, fontWeight } = getComputedStyle(mark);
      return { color, fontWeight };
    });
    await expect(looks).toHaveLength(3);
    for (const look of looks) await expect(look).toEqual({ ...looks[0], fontWeight: '400' });
  },
};

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
