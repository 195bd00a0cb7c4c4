import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  formatNameAndId,
  formatDate,
  formatFileName,
  formatUtcMoment,
  formatMoney,
  formatPercent,
  formatPhone,
} from '@agent-portal/format';
import { CaptionedTable } from './CaptionedTable.tsx';

const meta = {
  title: 'Foundations/Formatters',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const examples = [
  ["formatMoney('1234.5')", formatMoney('1234.5')],
  ["formatMoney('-1234.50')", formatMoney('-1234.50')],
  ['formatMoney(null)', formatMoney(null)],
  ["formatDate('2026-11-18')", formatDate('2026-11-18')],
  ["formatUtcMoment('2026-11-18T23:30:00-06:00')", formatUtcMoment('2026-11-18T23:30:00-06:00')],
  ['formatPercent(0.25)', formatPercent(0.25)],
  ['formatPercent(25)', formatPercent(25)],
  ["formatPhone('8005550142')", formatPhone('8005550142')],
  [
    "formatNameAndId({ name: 'Whitfield, Dana', id: '4471902' })",
    formatNameAndId({ name: 'Whitfield, Dana', id: '4471902' }),
  ],
  ["formatFileName('SecuredDebt', '2026-11-18')", formatFileName('SecuredDebt', '2026-11-18')],
] as const;

/** The result of each formatter for a value. */
export const Examples: Story = {
  render: () => (
    <CaptionedTable caption="Formatters">
      {examples.map(([call, result]) => (
        <tr key={call}>
          <th scope="row">
            <code>{call}</code>
          </th>
          <td>{result}</td>
        </tr>
      ))}
    </CaptionedTable>
  ),
};
