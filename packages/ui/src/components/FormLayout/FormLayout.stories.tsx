import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import {
  FormActions,
  FormFullRow,
  FormLayout,
  type FormLayoutProps,
  FormSection,
} from './FormLayout.tsx';
import { plays } from '../sample/storyParts.tsx';

function OwnInput(props: Pick<TextInputProps, 'label' | 'hint' | 'error'>) {
  const [value, setValue] = useState('');
  return <TextInput {...props} value={value} onChange={setValue} />;
}

function AddressForm(props: FormLayoutProps) {
  return (
    <form noValidate>
      <FormLayout {...props}>
        <FormSection title="Name" description="As on the driver license.">
          <OwnInput label="First name" />
          <OwnInput label="Last name" hint="Without a suffix." error="Enter the last name." />
        </FormSection>
        <FormSection title="Address">
          <FormFullRow>
            <OwnInput label="Street" />
          </FormFullRow>
          <OwnInput label="City" />
          <OwnInput label="ZIP code" />
        </FormSection>
        <FormActions>
          <Button type="submit" variant="primary">
            Save
          </Button>
          <Button>Cancel</Button>
        </FormActions>
      </FormLayout>
    </form>
  );
}

const meta = {
  title: 'Components/Layout/FormLayout',
  component: FormLayout,
  render: (args) => <AddressForm {...args} />,
} satisfies Meta<typeof FormLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {};

/** Two fields in a line have their labels at one height; a long one takes the whole line. */
export const TwoColumns: Story = plays({ args: { columns: 2 } }, async ({ canvas }) => {
  const box = (label: string) => canvas.getByText(label).getBoundingClientRect();
  await expect(box('First name').top).toBe(box('Last name').top);
  await expect(box('City').left).toBeLessThan(box('ZIP code').left);
  const street = canvas.getByRole('textbox', { name: 'Street' });
  const city = canvas.getByRole('textbox', { name: 'City' });
  await expect(street.offsetWidth).toBeGreaterThan(city.offsetWidth * 1.8);
  await expect(canvas.getByRole('region', { name: 'Address' })).toBeVisible();
});

/** One column, and buttons that a thumb finds. */
export const OnPhone: Story = {
  args: { columns: 2 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = (label: string) => canvas.getByText(label).getBoundingClientRect();
    await expect(box('City').left).toBe(box('ZIP code').left);
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save.offsetWidth).toBe(save.parentElement!.offsetWidth);
  },
};
