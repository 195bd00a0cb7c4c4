import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { linkStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

function OwnTabs(props: TabsProps) {
  const [current, setCurrent] = useState(props.current);
  return (
    <Tabs
      {...props}
      current={current}
      onChange={(id) => {
        props.onChange(id);
        setCurrent(id);
      }}
    />
  );
}

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs<string>,
  render: (args) => <OwnTabs {...args} />,
  args: {
    label: 'Policy NL0018O0142',
    current: 'coverage',
    onChange: fn(),
    tabs: [
      { id: 'coverage', label: 'Coverage', content: <p>Whole Life, $250,000.00</p> },
      { id: 'riders', label: 'Riders', count: 2, content: <Button>Export riders</Button> },
      { id: 'loans', label: 'Loans', disabled: true, content: null },
      { id: 'agents', label: 'Writing agents', count: 1_208, content: <p>Dana Whitfield</p> },
    ],
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The bar in every state; a tab that leads nowhere yet is disabled. */
export const Matrix: Story = {
  parameters: stateParameters,
  render: (args) => (
    <StateMatrix
      corner="Chosen"
      rows={['coverage', 'riders']}
      columns={linkStates}
      cell={(current) => <Tabs {...args} current={current} />}
    />
  ),
};

/** One Tab stop; the arrow keys choose and wrap, over disabled tabs; Home and End move to the ends. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Policy NL0018O0142' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Coverage' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Riders 2' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('riders');
    await expect(canvas.getByRole('tabpanel', { name: 'Riders 2' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Writing agents 1,208' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Coverage' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('agents');
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith('coverage');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('agents');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: /^Writing agents/ })).toHaveFocus();
  },
};

/** In a text from right to left, the left arrow key goes to the next tab. */
export const RightToLeft: Story = {
  decorators: (Story) => (
    <div dir="rtl">
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Riders 2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Coverage' })).toHaveFocus();
  },
};

/** If the chosen tab is disabled, the Tab key stops at the first one that is not. */
export const ChosenIsDisabled: Story = {
  args: { current: 'loans' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Coverage' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Riders 2' })).toHaveFocus();
  },
};

/** An id with spaces still connects a tab with its panel. */
export const IdWithSpaces: Story = {
  args: {
    current: 'first part',
    tabs: [{ id: 'first part', label: 'Coverage', content: <p>Whole Life</p> }],
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel', { name: 'Coverage' });
    const tab = canvas.getByRole('tab', { name: 'Coverage' });
    await expect(tab).toHaveAttribute('aria-controls', panel.id);
    await expect(panel.id).not.toMatch(/\s/);
  },
};

/** The words of the first tab begin where the content does. */
export const Edge: Story = {
  play: async ({ canvas }) => {
    const { left } = canvas.getByText('Whole Life, $250,000.00').getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(canvas.getByRole('tab', { name: 'Coverage' }));
    await expect(words.getBoundingClientRect().left).toBeCloseTo(left, 0);
    const bar = canvas.getByRole('tablist');
    const line = Number.parseFloat(getComputedStyle(bar, '::after').insetInlineStart);
    await expect(bar.getBoundingClientRect().left + line).toBeCloseTo(left, 0);
  },
};

/** A press chooses a tab; its panel names itself by it. */
export const Press: Story = {
  play: async ({ canvas }) => {
    const riders = canvas.getByRole('tab', { name: 'Riders 2' });
    await userEvent.click(riders);
    await expect(riders).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('button', { name: 'Export riders' })).toBeVisible();
    await expect(canvas.queryByText('Whole Life, $250,000.00')).toBeNull();
  },
};

/** Tabs that do not fit wrap to another line. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Text typed in a part is still there when it shows again. */
export const KeepsContent: Story = {
  args: {
    keepsContent: true,
    tabs: [
      { id: 'coverage', label: 'Coverage', content: <input aria-label="Amount" /> },
      { id: 'riders', label: 'Riders', content: <p>Waiver of premium</p> },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '250000');
    await userEvent.click(canvas.getByRole('tab', { name: 'Riders' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Riders' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Coverage' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('250000');
  },
};
