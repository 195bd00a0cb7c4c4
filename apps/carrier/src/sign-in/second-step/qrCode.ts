import { encode } from 'uqr';

/** A QR code as one path of an SVG: a square of `size` units, a quiet margin included. */
export interface QrCode {
  readonly size: number;
  /** The dark squares: `M2 2h7v1h-7z…`. */
  readonly path: string;
}

/** The dark squares of a row, with neighbors merged. */
function rowPath(row: readonly boolean[], y: number): string {
  const parts: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x]) x += 1;
    if (x > start) parts.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
  }
  return parts.join('');
}

/** Draws a text as a QR code, with the margin of four squares (ISO 18004). */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'L', border: 4 });
  return { size, path: data.map(rowPath).join('') };
}
