import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { sizeTokens, token } from '../token.ts';
import { Bar, CaptionedTable } from './CaptionedTable.tsx';

const meta = {
  title: 'Foundations/Motion',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const steps = [
  ['motion-fast', 'A control under the pointer.'],
  ['motion', 'Something opens or closes.'],
  ['motion-slow', 'Something crosses the screen: a drawer, a sheet.'],
] as const;

/** How long things take; nothing moves for a reader who asked for less motion. */
export const Durations: Story = { render: () => <DurationTable /> };

function DurationTable() {
  const [isOver, setIsOver] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOver(!isOver)}>Move</Button>
      <CaptionedTable caption="Motion">
        {steps.map(([name, use]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{sizeTokens[name]}</td>
            <td>{use}</td>
            <td style={{ inlineSize: token('space-80') }}>
              <Bar
                style={{
                  inlineSize: token('space-16'),
                  transform: `translateX(${isOver ? token('space-48') : '0px'})`,
                  transition: `transform ${token(name)}`,
                }}
              />
            </td>
          </tr>
        ))}
      </CaptionedTable>
    </>
  );
}
