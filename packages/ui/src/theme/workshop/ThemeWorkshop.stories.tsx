import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { light } from '../light.ts';
import { ThemeWorkshop } from './ThemeWorkshop.tsx';

const meta = {
  title: 'Foundations/Theme workshop',
  component: ThemeWorkshop,
  // Its previews are light and dark whatever is around them.
  parameters: { controls: { disable: true }, everyTheme: true },
} satisfies Meta<typeof ThemeWorkshop>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Change a colour: every component and every contrast follows at once. */
export const Workshop: Story = {
  play: async ({ canvas }) => {
    const primary = canvas.getByLabelText('color-primary, light');
    await expect(primary).toHaveValue(light.primary);
    await expect(
      canvas.getByRole('table', { name: /^Light: all \d+ contrasts pass/ }),
    ).toBeVisible();

    await fireEvent.change(primary, { target: { value: '#9cc4dd' } });
    const table = await canvas.findByRole('table', { name: /^Light: \d+ contrasts fail/ });
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/^on-primary.*Fails$/);
    const preview = within(canvas.getByRole('region', { name: 'light' }));
    await waitFor(() =>
      expect(preview.getByRole('button', { name: 'primary' })).toHaveStyle({
        backgroundColor: 'rgb(156, 196, 221)',
      }),
    );
    await expect(canvas.getByRole('table', { name: /^Dark: all/ })).toBeVisible();

    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the variables' }));
    await expect(write).toHaveBeenCalledWith(expect.stringContaining('--color-primary: #9cc4dd;'));

    // The story is looked at in colours that can be read.
    await userEvent.click(canvas.getByRole('button', { name: 'Start from evergreen' }));
    await expect(await canvas.findByRole('table', { name: /^Light: all/ })).toBeVisible();
  },
};
