import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoints, emOf } from '../breakpoints.ts';
import { Bar, TokenTable } from './foundations.styles.ts';

const meta = {
  title: 'Foundations/Breakpoints',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each breakpoint, and what changes from that width on. */
export const Widths: Story = {
  render: () => (
    <TokenTable>
      <caption>Breakpoints</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">From</th>
          <th scope="col">What changes</th>
          <th scope="col">Tenth of its width</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(breakpoints).map(([name, { from, use }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {from} px ({emOf(from)})
            </td>
            <td>{use}</td>
            <td>
              <Bar style={{ inlineSize: from / 10 }} />
            </td>
          </tr>
        ))}
      </tbody>
    </TokenTable>
  ),
};
