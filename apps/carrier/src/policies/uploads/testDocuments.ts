/** Bytes that begin as a file of a kind does. */
const bytes = (head: readonly number[], size: number) => {
  const all = new Uint8Array(size);
  all.set(head);
  return all;
};

const pngHead = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
  0, 0, 0, 1, 8, 2, 0, 0, 0, 0, 0, 0, 0,
];
/** A color profile that is larger than what is read to find the kind. */
const largeProfile = [0, 0, 0x40, 0, 0x69, 0x43, 0x43, 0x50];

/** Files for tests, by their names. */
export const testDocuments = {
  pdf: (name = 'Statement.pdf', size = 100_000) =>
    new File([bytes([...new TextEncoder().encode('%PDF-1.7\n')], size)], name),
  /** A PDF after a number of other bytes. */
  prefacedPdf: (name: string, preface: number) =>
    new File([new Uint8Array(preface), '%PDF-1.7\n', new Uint8Array(9_000)], name),
  jpeg: (name = 'Photo.jpg') => new File([bytes([0xff, 0xd8, 0xff, 0xe0], 5_000)], name),
  png: (name = 'Scan.png') => new File([bytes([...pngHead, ...largeProfile], 9_000)], name),
  /** A program, whatever its name. */
  program: (name: string) => new File([bytes([0x4d, 0x5a], 9_000)], name),
};

/** An action with documents as the portal sends it. */
export function formOf(body: object, files: readonly File[]): FormData {
  const form = new FormData();
  form.append('body', JSON.stringify(body));
  for (const file of files) form.append('files', file);
  return form;
}
