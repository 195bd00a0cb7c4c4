import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inOrder } from './inOrder.tsx';

describe('a text of the app', () => {
  it.each(['(312) 555-0148', '***-**-1234', '4471-A', '20 years', 'Acme Inc.', '$5'])(
    'is isolated where its parts could change places: %s',
    (text) => {
      expect(renderToStaticMarkup(inOrder(text))).toBe(`<bdi>${text}</bdi>`);
    },
  );

  it('has a hyphen under each true minus sign, which find in page and spreadsheets read', () => {
    const minus = '<span data-minus="minus "><span aria-hidden="true">-</span></span>';
    expect(renderToStaticMarkup(inOrder('\u2212$5.00 of \u22122%'))).toBe(
      `<bdi>${minus}$5.00 of ${minus}2%</bdi>`,
    );
  });

  it.each([
    'Okafor, Ruth',
    '',
    'NL0018O0142',
    '12',
    '1,208',
    '11/26/2026',
    '9:42',
    '25.0%',
    '26.11.2026',
  ])('needs no element where they cannot: %s', (text) => {
    expect(inOrder(text)).toBe(text);
  });

  it('may be a number, and other content stays as it is', () => {
    expect(renderToStaticMarkup(inOrder(-5))).toBe('<bdi>-5</bdi>');
    expect(inOrder(5)).toBe(5);
    const content = <b>4471-A</b>;
    expect([inOrder(content), inOrder(undefined), inOrder(null)]).toEqual([
      content,
      undefined,
      null,
    ]);
  });
});
