import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../token.ts';
import { CaptionedTable, Level } from './CaptionedTable.tsx';

const meta = {
  title: 'Foundations/Elevation',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const levels = [
  ['Canvas', 'The page behind everything.', { background: token('color-canvas') }],
  [
    'Surface',
    'Cards, tables, bars: a border sets them off, never a shadow.',
    { background: token('color-surface'), border: `1px solid ${token('color-divider')}` },
  ],
  [
    'Overlay',
    'Popovers, menus, dialogs, toasts: surfaces over the page have the one shadow.',
    {
      background: token('color-surface'),
      boxShadow: `0 8px 24px ${token('color-shadow')}`,
    },
  ],
] as const;

/** A border first; a shadow only for surfaces over the page. */
export const Levels: Story = {
  render: () => (
    <CaptionedTable caption="Elevation">
      {levels.map(([name, use, style]) => (
        <tr key={name}>
          <td>
            <Level style={style} />
          </td>
          <th scope="row">{name}</th>
          <td>{use}</td>
        </tr>
      ))}
    </CaptionedTable>
  ),
};
