import { describe, expect, it } from 'vitest';
import { formatFileSize } from '@agent-portal/format';
import { checkFiles, limitsText, readKinds } from './checkFiles.ts';

const file = (name: string, size = 1_000, type = '') => ({ name, size, type });
const unread = (...files: readonly ReturnType<typeof file>[]) =>
  files.map((one) => ({ file: one, kind: undefined }));
const namesOf = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name);

const wrongKind = 'This type of file is not accepted. Choose a scan.';
const wrongContent = 'The file has another type than its name says. Choose a scan.';
const unreadable =
  'This file cannot be read. It may have moved, or it is a folder. Choose another file.';

describe('the files that a field takes', () => {
  it.each([
    ['.pdf', 'statement', '', 'application/pdf', ''],
    ['.PDF, .doc', 'statement.PDF', '', 'application/pdf', ''],
    ['application/pdf', 'statement.tmp', 'text/plain', 'application/pdf', ''],
    ['application/*', 'statement.pdf', 'application/pdf', 'application/pdf', ''],
    ['.jpg', 'photo.jfif', 'image/pjpeg', 'image/jpeg', ''],
    ['image/jpeg', 'photo.jpe', '', 'image/jpeg', ''],
    ['.png', 'photo.png', 'image/png', 'image/jpeg', wrongKind],
    ['image/*,.png', 'statement.pdf', 'application/pdf', 'application/pdf', wrongKind],
    ['.pdf', 'statement.pdf', 'application/pdf', undefined, wrongContent],
    ['image/jpeg', 'photo.JFIF', '', undefined, wrongContent],
    ['image/*', 'photo.jpg', 'image/jpeg', undefined, wrongContent],
    ['.pdf', 'photo.jpg', 'image/jpeg', undefined, wrongKind],
    ['.pdf,image/jpeg', 'photo.heic', 'image/heic', undefined, wrongKind],
    ['image/*', 'photo.heic', 'image/heic', undefined, ''],
    ['.csv', 'list.CSV', 'application/vnd.ms-excel', undefined, ''],
    ['.ai', 'logo.ai', 'application/postscript', 'application/pdf', ''],
    ['.pdf', 'folder.pdf', '', 'unreadable', unreadable],
  ] as const)('%s takes %s of type %j with the content %s: %j', (accept, name, type, kind, why) => {
    const chosen = [{ file: file(name, 1_000, type), kind }];
    const { refused } = checkFiles(chosen, { accept, acceptText: 'a scan' }, 0);
    expect(refused.map(({ reason }) => reason).join()).toBe(why);
  });

  it('are not larger than the limit, and not empty', () => {
    const chosen = unread(file('fits', 2_000_000), file('big', 2_000_001), file('empty.pdf', 0));
    const { taken, refused } = checkFiles(chosen, { maxSize: 2_000_000 }, 0);
    expect(namesOf(taken)).toEqual(['fits']);
    expect(refused).toEqual([
      { name: 'big', reason: 'The file is larger than 2 MB. Choose a smaller one.' },
      { name: 'empty.pdf', reason: 'The file is empty. Choose another one.' },
    ]);
  });

  it('are as many as there is room for; a file with an error takes no room', () => {
    const chosen = unread(file('a'), file('empty', 0), file('b'), file('\u202Ec'));
    const { taken, refused } = checkFiles(chosen, { maxCount: 3 }, 1);
    expect(namesOf(taken)).toEqual(['a', 'b']);
    expect(refused.at(-1)).toEqual({ name: 'c', reason: 'You can add up to 3 files.' });
  });

  it('are all, without limits', () => {
    const one = file('a.exe');
    expect(checkFiles(unread(one), {}, 7)).toEqual({ taken: [one], refused: [] });
  });

  it('show their kind by their first bytes, or cannot be read', async () => {
    const gone = Object.assign(new File(['%PDF-1.7'], 'gone.pdf'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
    });
    const kinds = await readKinds([new File(['%PDF-1.7'], 'form'), new File(['hi'], 'b'), gone]);
    expect(kinds.map(({ kind }) => kind)).toEqual(['application/pdf', undefined, 'unreadable']);
  });
});

it.each([
  [{}, ''],
  [{ acceptText: 'PDF or pictures' }, 'PDF or pictures.'],
  [{ maxSize: 10_000_000, maxCount: 5 }, 'Up to 10 MB each, up to 5 files.'],
  [{ acceptText: 'PDF', maxSize: 500, maxCount: 1 }, 'PDF, up to 500 bytes, one file.'],
])('the limits of a field of %j are said as %j', (limits, text) => {
  expect(limitsText(limits)).toBe(text);
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [1_240, '1.2 kB'],
  [12_400_000, '12 MB'],
  [3_000_000_000_000, '3000 GB'],
])('the size of a file of %d bytes is %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
