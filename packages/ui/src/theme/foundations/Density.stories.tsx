import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { densityTokens } from '../token.ts';
import { CaptionedTable } from './CaptionedTable.tsx';

const meta = {
  title: 'Foundations/Density',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Compact shrinks space and hardly text; a coarse pointer gets its 44 px in any density. */
export const Figures: Story = {
  render: () => (
    <CaptionedTable caption="Density" heads={['Token', 'Default', 'Compact', 'Touch']}>
      {Object.entries(densityTokens).map(([name, values]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{values.default}</td>
          <td>{values.compact}</td>
          <td>{values.touch}</td>
        </tr>
      ))}
    </CaptionedTable>
  ),
};

/** An attribute on any element makes its content compact. */
export const Compact: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'start', gap: 16 }}>
      <Button>Default</Button>
      <div data-density="compact">
        <Button>Compact</Button>
      </div>
    </div>
  ),
};
