import { carrier } from '@agent-portal/data/carrier';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { PdfContent } from './pdf.ts';
import { drawSection } from './drawSection.ts';

const font = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${name}.ttf`));
const regular = font('400Regular/NotoSans_400Regular');
const semiBold = font('600SemiBold/NotoSans_600SemiBold');

/**
 * Draws a PDF in letter size, tagged for screen readers, with embedded fonts, so that names with any Latin,
 * Greek or Cyrillic letter can be read and copied.
 */
export async function drawPdf(
  { title, subtitle, sections }: PdfContent,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: 60, bottom: 72, left: 60, right: 60 },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    bufferPages: true,
    info: { Title: title, Author: carrier.name, CreationDate: now, ModDate: now },
  });
  doc.registerFont('regular', regular);
  doc.registerFont('strong', semiBold);

  const root = doc.struct('Document');
  doc.addStructure(root);
  root.add(doc.struct('H1', {}, () => void doc.font('strong').fontSize(20).text(title)));
  root.add(
    doc.struct('P', {}, () => {
      doc.font('regular').fontSize(10).fillColor('#4a5766').text(subtitle).fillColor('black');
    }),
  );
  for (const section of sections) drawSection(doc, root, section);
  root.end();
  numberPages(doc, title);

  const pieces: Buffer[] = [];
  doc.end();
  for await (const piece of doc) pieces.push(piece as Buffer);
  return new Uint8Array(Buffer.concat(pieces));
}

/** The title and the page number at the bottom of each page. Screen readers skip them. */
function numberPages(doc: PDFKit.PDFDocument, title: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Without this, a text below the margin would start a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('regular').fontSize(9);
    const y = doc.page.height - 48;
    doc.text(`${carrier.name}, ${title}`, 60, y, { lineBreak: false });
    const width = doc.page.width - 120;
    doc.text(`Page ${page + 1} of ${count}`, 60, y, { width, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}
