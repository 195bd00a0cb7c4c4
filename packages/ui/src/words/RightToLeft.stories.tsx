import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DataTable, type Column } from '../components/DataTable/index.ts';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { MoneyInput } from '../components/MoneyInput/MoneyInput.tsx';
import { NumberInput } from '../components/NumberInput/NumberInput.tsx';
import { StatTile, StatTiles } from '../components/StatTile/StatTile.tsx';
import { TimeField } from '../components/TimeField/TimeField.tsx';
import { LocaleProvider } from './LocaleProvider.tsx';

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

/** The text of an element in the order in which it is seen, from left to right; it has to be one line. */
function shownText(element: HTMLElement): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const seen: { readonly character: string; readonly left: number }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const [rect] = range.getClientRects();
      if (rect) seen.push({ character: text.charAt(at), left: rect.left });
    }
  }
  seen.sort((a, b) => a.left - b.left);
  return seen.map(({ character }) => character).join('');
}

/** The texts that an app passes to components. */
function Codes() {
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16 }}>
      <DataTable name="Contacts" columns={columns} rows={[contact]} rowKey={({ id }) => id} />
      <DescriptionList
        items={[
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

/** A typed value begins where the text of the page does, with its sign and its AM where they belong. */
export const TypedValues: StoryObj<typeof meta> = {
  globals: { direction: 'right to left' },
  render: () => (
    <div style={{ display: 'grid', gap: 24, padding: 16 }}>
      <MoneyInput label="Amount" defaultValue="-50.00" />
      <NumberInput label="Change" defaultValue={-5} />
      <TimeField label="Time" defaultValue="09:30" />
      <LocaleProvider locale="ar-EG">
        <NumberInput label="Arabic" defaultValue={-1234.5} />
      </LocaleProvider>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Amount', 'Change', 'Time']) {
      const input = canvas.getByRole('textbox', { name });
      await expect([name, getComputedStyle(input).direction]).toEqual([name, 'ltr']);
      await expect(input).toHaveStyle({ textAlign: 'end' });
    }
    const arabic = canvas.getByRole('textbox', { name: 'Arabic' });
    await expect(arabic).toHaveStyle({ direction: 'rtl', textAlign: 'start' });
    await userEvent.clear(arabic);
    await userEvent.type(arabic, '-\u0661\u066c\u0662\u0663\u0664\u066b\u0665{Enter}');
    await expect(arabic).toHaveValue('\u061c\u2212\u0661\u066c\u0662\u0663\u0664\u066b\u0665');
  },
};
