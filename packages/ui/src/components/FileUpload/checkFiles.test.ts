import { describe, expect, it } from 'vitest';
import { formatFileSize } from '@agent-portal/format';
import { checkFiles, limitsText } from './checkFiles.ts';

const file = (name: string, size = 1_000, type = '') => ({ name, size, type });
const pdf = file('statement.pdf', 1_000, 'application/pdf');
const namesOf = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name);

describe('the files that a field takes', () => {
  it.each([
    ['.pdf', true],
    ['.PDF, .doc', true],
    ['application/pdf', true],
    ['application/*', true],
    ['image/*,.png', false],
  ])('are those of %s: %j', (accept, isTaken) => {
    const { taken, refused } = checkFiles([pdf], { accept, acceptText: 'a PDF' }, 0);
    expect(taken.length).toBe(isTaken ? 1 : 0);
    expect(refused.length).toBe(isTaken ? 0 : 1);
  });

  it('are not larger than the limit, and not empty', () => {
    const files = [file('fits', 2_000_000), file('big', 2_000_001), file('empty', 0)];
    const { taken, refused } = checkFiles(files, { maxSize: 2_000_000 }, 0);
    expect(namesOf(taken)).toEqual(['fits']);
    expect(refused).toEqual([
      { name: 'big', reason: 'The file is larger than 2 MB. Choose a smaller one.' },
      { name: 'empty', reason: 'The file is empty. Choose another one.' },
    ]);
  });

  it('are as many as there is room for; a file with an error takes no room', () => {
    const files = [file('a'), file('empty', 0), file('b'), file('c')];
    const { taken, refused } = checkFiles(files, { maxCount: 3 }, 1);
    expect(namesOf(taken)).toEqual(['a', 'b']);
    expect(refused.at(-1)).toEqual({ name: 'c', reason: 'You can add up to 3 files.' });
  });

  it('are all, without limits', () => {
    expect(checkFiles([pdf], {}, 7)).toEqual({ taken: [pdf], refused: [] });
  });
});

describe('the limits of a field', () => {
  it.each([
    [{}, ''],
    [{ acceptText: 'PDF or pictures' }, 'PDF or pictures.'],
    [{ maxSize: 10_000_000, maxCount: 5 }, 'Up to 10 MB each, up to 5 files.'],
    [{ acceptText: 'PDF', maxSize: 500, maxCount: 1 }, 'PDF, up to 500 bytes, one file.'],
  ])('of %j are said as %j', (limits, text) => {
    expect(limitsText(limits)).toBe(text);
  });
});

describe('the size of a file', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [1_240, '1.2 kB'],
    [12_400_000, '12 MB'],
    [3_000_000_000_000, '3000 GB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});
