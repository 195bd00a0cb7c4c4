import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../components/DataTable/index.ts';
import { FileUpload } from '../components/FileUpload/index.ts';
import { Pagination } from '../components/Pagination/index.ts';
import { TextArea } from '../components/TextArea/index.ts';
import { LocaleProvider } from './LocaleProvider.tsx';

interface Order {
  readonly id: string;
  readonly day: string;
  readonly pieces: number;
  readonly rate: number;
  readonly part: number;
}

const columns: readonly Column<Order>[] = [
  { id: 'day', header: 'Day', kind: 'date', heading: true },
  { id: 'pieces', header: 'Pieces', kind: 'count' },
  { id: 'rate', header: 'Rate', kind: 'percent' },
  { id: 'part', header: 'Part', kind: 'share' },
];
const order: Order = { id: 'a', day: '2026-11-26', pieces: 1208, rate: 0.25, part: 0.8333 };

const nothing = () => {};

function textIn(locale: string, shown: ReactNode): string {
  const html = renderToStaticMarkup(<LocaleProvider locale={locale}>{shown}</LocaleProvider>);
  return html.replaceAll('&nbsp;', '\u00a0');
}

describe('components write values in the way of the language', () => {
  it.each([
    ['en-US', ['11/26/2026', '1,208', '25.0%', '83.3%']],
    ['de-DE', ['26.11.2026', '1.208', '25,0\u00a0%', '83,3\u00a0%']],
  ])('in the cells of a table, %s', (locale, texts) => {
    const table = (
      <DataTable name="Orders" columns={columns} rows={[order]} rowKey={({ id }) => id} />
    );
    const html = textIn(locale, table);
    for (const text of texts) expect(html).toContain(`>${text}<`);
    expect(html).toContain(`aria-label="${texts[0]}"`);
  });

  it.each([
    ['en-US', 'Showing 1,201 to 1,208 of 1,208'],
    ['de-DE', 'Showing 1.201 to 1.208 of 1.208'],
  ])('in the range of a page, %s', (locale, text) => {
    const bar = (
      <Pagination
        page={121}
        totalPages={121}
        pageSize={10}
        total={1208}
        itemNoun="Orders"
        onPage={nothing}
      />
    );
    expect(textIn(locale, bar)).toContain(text);
  });

  it.each([
    ['en-US', '0 of 2,000 characters'],
    ['de-DE', '0 of 2.000 characters'],
  ])('in the count of a text, %s', (locale, text) => {
    expect(textIn(locale, <TextArea label="Notes" most={2000} />)).toContain(text);
  });

  it.each([
    ['en-US', 'Up to 1.5 MB each.'],
    ['de-DE', 'Up to 1,5 MB each.'],
  ])('in the sizes of files, %s', (locale, text) => {
    expect(textIn(locale, <FileUpload label="Files" maxSize={1_500_000} />)).toContain(text);
  });
});
