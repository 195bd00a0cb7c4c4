import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Breakpoint, breakpoints, emOf } from '../breakpoints.ts';
import { Bar, CaptionedTable } from './CaptionedTable.tsx';

const meta = {
  title: 'Foundations/Breakpoints',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** What changes from each width on. */
const uses: Readonly<Record<Breakpoint, string>> = {
  sm: 'Larger phones; short fields may be next to each other.',
  md: 'Tables are tables; under it their rows are cards, and dialogs sheets.',
  lg: 'A second column is next to the first.',
  xl: 'The cards of a dashboard are in more columns.',
  wide: 'Popovers are further from their trigger.',
};
const names = Object.keys(breakpoints) as Breakpoint[];

/** Each breakpoint, and what changes from that width on. */
export const Widths: Story = {
  render: () => (
    <CaptionedTable
      caption="Breakpoints"
      heads={['Name', 'From', 'What changes', 'Tenth of its width']}
    >
      {names.map((name) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            {breakpoints[name]} px ({emOf(name)})
          </td>
          <td>{uses[name]}</td>
          <td>
            <Bar style={{ inlineSize: breakpoints[name] / 10 }} />
          </td>
        </tr>
      ))}
    </CaptionedTable>
  ),
};
