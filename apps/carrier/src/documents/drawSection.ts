import type { PdfBlock, PdfColumn, PdfSection } from './pdf.ts';
import { drawForm } from './drawForm.ts';
import { drawLedger } from './drawLedger.ts';

type Doc = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

const left = 60;
const width = 612 - 2 * left;
const labelWidth = 150;
const gap = 10;

/** Draws a heading and its content, and adds them to the tags. */
export function drawSection(doc: Doc, root: Structure, { heading, blocks }: PdfSection): void {
  makeRoom(doc, 70);
  doc.y += 18;
  const section = doc.struct('Sect');
  root.add(section);
  section.add(
    doc.struct('H2', {}, () => void doc.font('strong').fontSize(14).text(heading, left, doc.y)),
  );
  doc.y += 4;
  for (const block of blocks) drawBlock(doc, section, block);
  section.end();
}

function drawBlock(doc: Doc, section: Structure, block: PdfBlock): void {
  if ('paragraph' in block) {
    drawParagraph(doc, section, block.paragraph, block.isSmall ? 8.25 : 10.5);
  } else if ('pairs' in block) {
    drawPairs(doc, section, block.pairs);
  } else if ('boxes' in block) {
    makeRoom(doc, block.height);
    drawForm(doc, section, block);
  } else if ('ledger' in block) {
    drawLedger(doc, section, block);
  } else {
    drawTable(doc, section, block.columns, block.rows);
  }
  doc.y += 6;
}

function drawParagraph(doc: Doc, section: Structure, text: string, size: number): void {
  doc.font('regular').fontSize(size);
  makeRoom(doc, doc.heightOfString(text, { width }));
  section.add(doc.struct('P', {}, () => void doc.text(text, left, doc.y, { width })));
}

function drawPairs(
  doc: Doc,
  section: Structure,
  pairs: readonly (readonly [string, string | null])[],
): void {
  const list = doc.struct('L');
  section.add(list);
  for (const [label, value] of pairs) {
    if (!value) continue;
    const item = doc.struct('LI');
    list.add(item);
    drawRow(doc, item, [
      { tag: 'Lbl', text: label, x: left, width: labelWidth - gap, font: 'strong' },
      { tag: 'LBody', text: value, x: left + labelWidth, width: width - labelWidth },
    ]);
    item.end();
  }
  list.end();
}

function drawTable(
  doc: Doc,
  section: Structure,
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
): void {
  const each = width / columns.length;
  const table = doc.struct('Table');
  section.add(table);
  const drawTableRow = (texts: readonly string[], tag: 'TH' | 'TD') => {
    const row = doc.struct('TR');
    table.add(row);
    drawRow(
      doc,
      row,
      texts.map((text, index) => ({
        tag,
        text,
        x: left + index * each,
        width: each - gap,
        font: tag === 'TH' ? 'strong' : 'regular',
        align: columns[index]?.align ?? 'start',
      })),
    );
    row.end();
    drawLine(doc);
  };
  drawTableRow(
    columns.map(({ header }) => header),
    'TH',
  );
  for (const row of rows) drawTableRow(row, 'TD');
  table.end();
}

interface Cell {
  readonly tag: string;
  readonly text: string;
  readonly x: number;
  readonly width: number;
  /** @default 'regular' */
  readonly font?: 'regular' | 'strong';
  readonly align?: PdfColumn['align'];
}

/** Draws cells side by side, all on one page. */
function drawRow(doc: Doc, parent: Structure, cells: readonly Cell[]): void {
  doc.fontSize(10.5);
  const heights = cells.map((cell) =>
    doc.font(cell.font ?? 'regular').heightOfString(cell.text, { width: cell.width }),
  );
  const height = Math.max(...heights);
  makeRoom(doc, height);
  const { y } = doc;
  for (const cell of cells) {
    const draw = () => {
      const align = cell.align === 'end' ? 'right' : 'left';
      doc.font(cell.font ?? 'regular').text(cell.text, cell.x, y, { width: cell.width, align });
    };
    parent.add(doc.struct(cell.tag, {}, draw));
  }
  doc.y = y + height + 4;
}

function drawLine(doc: Doc): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(left, doc.y)
    .lineTo(left + width, doc.y)
    .lineWidth(0.5)
    .stroke('#d3dbe3');
  doc.endMarkedContent();
  doc.y += 4;
}

/** Starts a new page when the current one has less space than this. */
function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.maxY()) doc.addPage();
}
