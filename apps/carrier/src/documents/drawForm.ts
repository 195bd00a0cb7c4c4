import type { FormBox, PdfForm } from './pdf.ts';

type Doc = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

const left = 60;
const inset = 4;
const labelSize = 6.75;
const sizes = { text: 9, amount: 11, title: 11.5 } as const;
const ink = '#1a2430';

/** Draws a form: each box with its border, its label, and its content. */
export function drawForm(doc: Doc, section: Structure, { boxes, height }: PdfForm): void {
  const top = doc.y;
  doc.markContent('Artifact', { type: 'Layout' });
  for (const box of boxes) drawEdges(doc, box, top);
  doc.endMarkedContent();
  const list = doc.struct('L');
  section.add(list);
  for (const box of boxes) drawBox(doc, list, box, top);
  list.end();
  doc.fillColor('black');
  doc.y = top + height;
}

function drawEdges(doc: Doc, { x, y, width, height, isCheckbox }: FormBox, top: number): void {
  doc.lineWidth(0.75).strokeColor(ink);
  doc.rect(left + x, top + y, width, height).stroke();
  if (isCheckbox) doc.rect(left + x + width - 15, top + y + height - 15, 10, 10).stroke();
}

function drawBox(doc: Doc, list: Structure, box: FormBox, top: number): void {
  const [x, y] = [left + box.x + inset, top + box.y + inset - 1];
  const width = box.width - 2 * inset;
  const item = doc.struct('LI');
  list.add(item);
  doc.y = y;
  if (box.label !== '') {
    const draw = () =>
      void doc.font('regular').fontSize(labelSize).fillColor(ink).text(box.label, x, y, { width });
    item.add(doc.struct('Lbl', {}, draw));
  }
  const { lines = [], size = 'text' } = box;
  if (lines.length > 0) {
    // An amount is at the bottom of its box, for any length of label.
    const below = size === 'amount' ? top + box.y + box.height - 17 : doc.y + 1;
    const draw = () => {
      const text = lines.join('\n');
      doc.font(size === 'text' ? 'regular' : 'strong');
      fitInto(doc, text, { width, height: top + box.y + box.height - below, size: sizes[size] });
      doc.text(text, x, below, { width, align: size === 'amount' ? 'right' : 'left' });
    };
    item.add(doc.struct('LBody', {}, draw));
  }
  item.end();
}

/** Chooses the largest font size that fits, so that a long name is never cut. */
function fitInto(
  doc: Doc,
  text: string,
  {
    width,
    height,
    size,
  }: { readonly width: number; readonly height: number; readonly size: number },
): void {
  for (let tried = size; tried > 5; tried -= 0.5) {
    doc.fontSize(tried);
    if (doc.heightOfString(text, { width }) <= height) return;
  }
}
