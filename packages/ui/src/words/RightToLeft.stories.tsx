import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable, type Column } from '../components/DataTable/index.ts';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { shownText } from '../components/sample/shownText.ts';
import { StatTile, StatTiles } from '../components/StatTile/StatTile.tsx';

interface Contact {
  readonly id: string;
  readonly account: string;
  readonly phone: string;
  readonly change: number;
}

const columns: readonly Column<Contact>[] = [
  { id: 'account', header: 'Account', kind: 'id', heading: true },
  { id: 'phone', header: 'Phone' },
  { id: 'mobile', header: 'Mobile', cell: ({ phone }) => `+1 ${phone}` },
  { id: 'change', header: 'Change', kind: 'count' },
];
const contact: Contact = { id: 'a', account: '4471-A', phone: '(312) 555-0148', change: -5 };

/** What an app gives to components as text. */
function Codes() {
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16 }}>
      <DataTable name="Contacts" columns={columns} rows={[contact]} rowKey={({ id }) => id} />
      <DescriptionList
        pairs={[
          ['Fax', '(773) 555-0101'],
          ['Number', '***-**-1234'],
        ]}
      />
      <StatTiles>
        <StatTile label="Change" value={-12} note="+3.5% (2 of 9)" trend="up" />
      </StatTiles>
    </div>
  );
}

const meta = {
  title: 'Foundations/Right to left',
  component: Codes,
  tags: ['!autodocs'],
} satisfies Meta<typeof Codes>;
export default meta;

/** Phone numbers, codes and amounts below zero keep their characters in order, as text of the app. */
export const CodesInOrder: StoryObj<typeof meta> = {
  globals: { direction: 'right to left' },
  play: async ({ canvas }) => {
    await expect(document.documentElement.dir).toBe('rtl');
    const texts = [
      '4471-A',
      '(312) 555-0148',
      '+1 (312) 555-0148',
      '(773) 555-0101',
      '***-**-1234',
      '-12',
      '+3.5% (2 of 9)',
    ];
    const shown = texts.map((text) => shownText(canvas.getAllByText(text)[0]!));
    await expect(shown).toEqual(texts);
    const [change] = canvas.getAllByText(/^[-\u2212]5$/);
    await expect(shownText(change!)).toMatch(/^[-\u2212]5$/);
    // A cell begins where the others do.
    const phone = canvas.getByRole('cell', { name: contact.phone });
    const { right } = canvas.getByText(contact.phone).getBoundingClientRect();
    const inside =
      phone.getBoundingClientRect().right - parseFloat(getComputedStyle(phone).paddingRight);
    await expect(Math.abs(inside - right)).toBeLessThan(1);
  },
};
