import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { ComboboxField } from './index.ts';

interface Choice {
  readonly agent: string | null;
}

const options = [
  { value: 'a1', label: 'Alvarez, Ana' },
  { value: 'a2', label: 'Brandt, Ben' },
];

function ChoiceForm() {
  const { control, resetField } = useForm<Choice>({ defaultValues: { agent: 'a2' } });
  return (
    <form noValidate>
      <ComboboxField<Choice, 'agent'>
        name="agent"
        control={control}
        label="Agent"
        status="ready"
        onRetry={() => undefined}
        options={options}
      />
      <Button onClick={() => resetField('agent')}>Reset agent</Button>
    </form>
  );
}

const meta = {
  title: 'Components/Inputs/Form fields/Combobox',
  component: ChoiceForm,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ChoiceForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A reset of one field also removes its typed text that is not a value. */
export const ResetOfTypedText: Story = {
  play: async ({ canvas }) => {
    const agent = () => canvas.getByRole('combobox', { name: 'Agent' });
    await userEvent.clear(agent());
    await userEvent.type(agent(), 'zzz');
    await userEvent.tab();
    await expect(await canvas.findByText(/“zzz”/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset agent' }));
    await waitFor(() => expect(agent()).toHaveValue('Brandt, Ben'));
    await expect(canvas.queryByText(/“zzz”/)).toBeNull();
  },
};
