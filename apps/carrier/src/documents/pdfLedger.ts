import type { PdfLedger } from './pdf.ts';

type Doc = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

const left = 60;
const width = 612 - 2 * left;
const size = 8.5;
const rowHeight = 15;
const gap = 6;

/** Whole cents as people read them; the page is drawn in a thread that has no more of the portal. */
function dollars(cents: number): string {
  const [whole, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const amount = `$${whole.toLocaleString('en-US')}.${String(rest).padStart(2, '0')}`;
  return cents < 0 ? `−${amount}` : amount;
}

/**
 * Draws a ledger: the head again on each page, and at its foot what its rows come to. Each row takes
 * one line, so that thousands are drawn without measuring them.
 */
export function drawLedger(doc: Doc, section: Structure, { ledger, rows }: PdfLedger): void {
  const table = doc.struct('Table');
  section.add(table);
  const whole = ledger.reduce((sum, { weight }) => sum + weight, 0);
  let x = left;
  const places = ledger.map(({ weight }) => {
    const place = { x, width: (width * weight) / whole - gap };
    x += (width * weight) / whole;
    return place;
  });

  const drawRow = (texts: readonly string[], tag: 'TH' | 'TD', font: 'strong' | 'regular') => {
    const { y } = doc;
    const row = doc.struct('TR');
    table.add(row);
    doc.font(font).fontSize(size);
    for (const [index, text] of texts.entries()) {
      const place = places[index];
      if (!place) continue;
      const shown = fit(doc, text, place.width);
      const indent = ledger[index]?.align === 'end' ? place.width - doc.widthOfString(shown) : 0;
      row.add(
        doc.struct(tag, {}, () => void doc.text(shown, place.x + indent, y, { lineBreak: false })),
      );
    }
    row.end();
    doc.y = y + rowHeight;
  };
  const drawHead = () => {
    drawRow(
      ledger.map(({ header }) => header),
      'TH',
      'strong',
    );
    drawLine(doc);
  };
  const drawTotal = (label: string, cents: number) => {
    const { y } = doc;
    const row = doc.struct('TR');
    table.add(row);
    doc.font('strong').fontSize(size);
    const amount = dollars(cents);
    const end = left + width - gap - doc.widthOfString(amount);
    row.add(doc.struct('TH', {}, () => void doc.text(label, left, y, { lineBreak: false })));
    row.add(doc.struct('TD', {}, () => void doc.text(amount, end, y, { lineBreak: false })));
    row.end();
    doc.y = y + rowHeight;
  };

  drawHead();
  let [ofPage, ofAll] = [0, 0];
  for (const [cells, cents] of rows) {
    // The row, the total of its page, and that of all where it is the last one.
    if (doc.y + 3 * rowHeight > doc.page.maxY()) {
      drawLine(doc);
      drawTotal('Total of this page', ofPage);
      ofPage = 0;
      doc.addPage();
      drawHead();
    }
    drawRow(cells, 'TD', 'regular');
    ofPage += cents;
    ofAll += cents;
  }
  drawLine(doc);
  drawTotal('Total of this page', ofPage);
  drawTotal('Total of all pages', ofAll);
  table.end();
}

/** A text cut to a width; what was cut is marked. */
function fit(doc: Doc, text: string, most: number): string {
  if (doc.widthOfString(text) <= most) return text;
  let cut = text;
  while (cut.length > 1 && doc.widthOfString(`${cut}…`) > most) cut = cut.slice(0, -1);
  return `${cut}…`;
}

function drawLine(doc: Doc): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(left, doc.y - 2)
    .lineTo(left + width, doc.y - 2)
    .lineWidth(0.5)
    .stroke('#d3dbe3');
  doc.endMarkedContent();
  doc.y += 2;
}
