// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signatureReader } from '../../.storybook/signatureReader.ts';

const known = new Map<string, number>();

/** The signature of the last element of a document. */
function signatureOf(html: string): number {
  document.body.innerHTML = html;
  return signatureReader(known)([...document.querySelectorAll('*')].at(-1)!);
}

describe('the signature of an element', () => {
  beforeEach(() => known.clear());
  afterEach(() => document.body.replaceChildren());

  const plain = '<main class="page"><button class="small" aria-label="Close">x</button></main>';

  it.each([
    ['texts', plain.replace('>x<', '>Open<')],
    ['names', plain.replace('"Close"', '"Open"')],
  ])('does not depend on %s', (_, html) => {
    expect(signatureOf(html)).toBe(signatureOf(plain));
  });

  it.each([
    ['a class', plain.replace('small', 'large')],
    ['a class of what contains it', plain.replace('page', 'dialog')],
    ['a state', plain.replace('<button', '<button disabled')],
    ['a role', plain.replace('<button', '<button role="tab"')],
    ['no name', plain.replace('"Close"', '""')],
    ['no text', plain.replace('>x<', '><')],
  ])('differs with %s', (_, html) => {
    expect(signatureOf(html)).not.toBe(signatureOf(plain));
  });

  it('does not depend on places and counts', () => {
    const at = (top: number, row: number) =>
      signatureOf(`<p style="top: ${top}px" aria-rowindex="${row}">x</p>`);
    expect(at(10, 1)).toBe(at(20.5, 12));
  });
});
