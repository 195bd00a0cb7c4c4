import type { Meta, StoryObj } from '@storybook/react-vite';
import { sizeTokens, token } from '../token.ts';
import { Bar, CaptionedTable } from './CaptionedTable.tsx';

const meta = {
  title: 'Foundations/Space',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const names = Object.keys(sizeTokens) as (keyof typeof sizeTokens)[];

/** The steps between things. */
export const Steps: Story = {
  render: () => (
    <CaptionedTable caption="Space">
      {names
        .filter((name) => name.startsWith('space-'))
        .map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{sizeTokens[name]}</td>
            <td>
              <Bar style={{ inlineSize: token(name) }} />
            </td>
          </tr>
        ))}
    </CaptionedTable>
  ),
};

/** Corners of controls, cards and pills. */
export const Radius: Story = {
  render: () => (
    <CaptionedTable caption="Radius">
      {names
        .filter((name) => name.startsWith('radius-'))
        .map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{sizeTokens[name]}</td>
            <td>
              <Bar
                style={{
                  inlineSize: token('space-80'),
                  blockSize: token('space-40'),
                  borderRadius: token(name),
                }}
              />
            </td>
          </tr>
        ))}
    </CaptionedTable>
  ),
};
