import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads a PDF for tests: the text of each page, and the tags of the first one. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const tags = JSON.stringify(await (await document.getPage(1)).getStructTree());
  await task.destroy();
  return { pages, tags };
}
