import type { Meta, StoryObj } from '@storybook/react-vite';
import { sizeTokens, token } from '../token.ts';
import { CaptionedTable } from './CaptionedTable.tsx';

const meta = {
  title: 'Foundations/Type',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const steps = [
  ['font-size-h1', 'line-height-h1', 'Heading 1'],
  ['font-size-h2', 'line-height-h2', 'Heading 2, and 1 on a phone'],
  ['font-size-h3', 'line-height-h3', 'Heading 3'],
  ['font-size-h4', 'line-height-h4', 'Heading 4'],
  ['font-size', 'line-height', 'Body and table'],
  ['font-size-compact', 'line-height-compact', 'Compact table'],
  ['font-size-small', 'line-height-small', 'Help; nothing is smaller'],
] as const;

/** The steps of the scale, on a root of 16 px. */
export const Scale: Story = {
  render: () => (
    <CaptionedTable caption="Type">
      {steps.map(([size, height, use]) => (
        <tr key={size}>
          <td style={{ fontSize: token(size), lineHeight: token(height) }}>Whitfield, Dana</td>
          <th scope="row">{size}</th>
          <td>
            {sizeTokens[size]} / {sizeTokens[height]}
          </td>
          <td>{use}</td>
        </tr>
      ))}
    </CaptionedTable>
  ),
};

/** 0 and O, and 1, I and l differ: policy numbers are read off the screen. */
export const PolicyNumbers: Story = {
  render: () => (
    <p style={{ fontSize: token('font-size-h1'), lineHeight: token('line-height-h1') }}>
      NL0018O0142 · NL0017I1l90
    </p>
  ),
};
