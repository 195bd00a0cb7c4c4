import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads a PDF for tests: the text of each page, where each text ends, the tags of the first page. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false });
  const document = await task.promise;
  const pages: string[] = [];
  const ends: { text: string; end: number }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if ('str' in item) ends.push({ text: item.str, end: item.transform[4] + item.width });
    }
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const tags = JSON.stringify(await (await document.getPage(1)).getStructTree());
  await task.destroy();
  return { pages, ends, tags };
}
