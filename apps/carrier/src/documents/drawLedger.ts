import type { PdfLedger } from './pdf.ts';

type Doc = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

const left = 60;
const width = 612 - 2 * left;
const size = 8.5;
const rowHeight = 15;
const gap = 6;

/** Formats whole cents. The drawing thread does not load the portal's formatters. */
function dollars(cents: number): string {
  const [whole, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const amount = `$${whole.toLocaleString('en-US')}.${String(rest).padStart(2, '0')}`;
  return cents < 0 ? `−${amount}` : amount;
}

/** Draws a ledger. Each page repeats the header, and ends with the total of its rows. */
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

  /** A row. Text that is wider than its column is wrapped. */
  const measure = (texts: readonly string[], font: 'strong' | 'regular') => {
    doc.font(font).fontSize(size);
    const lineHeight = doc.currentLineHeight(true);
    const cells = texts.flatMap((text, index) => {
      const place = places[index];
      if (!place) return [];
      const ownWidth = doc.widthOfString(text);
      const isWrapped = ownWidth > place.width;
      const extra = isWrapped
        ? doc.heightOfString(text, { width: place.width, align: 'left' }) - lineHeight
        : 0;
      return [{ ...place, text, ownWidth, isWrapped, extra, align: ledger[index]?.align }];
    });
    return { cells, font, height: rowHeight + Math.max(0, ...cells.map(({ extra }) => extra)) };
  };
  const drawRow = ({ cells, font, height }: ReturnType<typeof measure>, tag: 'TH' | 'TD') => {
    const { y } = doc;
    const row = doc.struct('TR');
    table.add(row);
    doc.font(font).fontSize(size);
    for (const cell of cells) {
      const draw = () => {
        const isAtEnd = cell.align === 'end';
        if (cell.isWrapped) {
          const align = isAtEnd ? 'right' : 'left';
          doc.text(cell.text, cell.x, y, { width: cell.width, align });
        } else {
          const indent = isAtEnd ? cell.width - cell.ownWidth : 0;
          doc.text(cell.text, cell.x + indent, y, { lineBreak: false });
        }
      };
      row.add(doc.struct(tag, {}, draw));
    }
    row.end();
    doc.y = y + height;
  };
  const drawHead = () => {
    const headers = ledger.map(({ header }) => header);
    drawRow(measure(headers, 'strong'), 'TH');
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
    const row = measure(cells, 'regular');
    // The row, the total of its page, and the grand total on the last row.
    if (doc.y + row.height + 2 * rowHeight > doc.page.maxY()) {
      drawLine(doc);
      drawTotal('Total of this page', ofPage);
      ofPage = 0;
      doc.addPage();
      drawHead();
    }
    drawRow(row, 'TD');
    ofPage += cents;
    ofAll += cents;
  }
  drawLine(doc);
  drawTotal('Total of this page', ofPage);
  drawTotal('Total of all pages', ofAll);
  table.end();
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
