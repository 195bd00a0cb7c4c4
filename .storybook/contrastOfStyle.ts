import type { TextStyle } from './sameColors.ts';

interface Color {
  readonly channels: readonly [number, number, number];
  readonly alpha: number;
}

const computed = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/;

/** A color as a browser computes it; undefined is one that it writes in another form. */
function colorOf(text: string): Color | undefined {
  const [, red, green, blue, alpha = '1'] = computed.exec(text) ?? [];
  if (red === undefined) return undefined;
  return { channels: [Number(red), Number(green), Number(blue)], alpha: Number(alpha) };
}

function over({ channels, alpha }: Color, { channels: under }: Color): Color {
  const mixed = channels.map((channel, at) => channel * alpha + (under[at] ?? 0) * (1 - alpha));
  return { channels: mixed as [number, number, number], alpha: 1 };
}

/** Relative luminance (WCAG 2.2). */
function luminance({ channels }: Color): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The solid color behind a text; undefined if there are images, filters, or nothing opaque. */
function groundOf({ layers }: TextStyle): Color | undefined {
  let ground: Color | undefined;
  for (const { color, image, opacity, filter } of layers) {
    const layer = colorOf(color);
    if (!layer || image !== 'none' || opacity !== '1' || filter !== 'none') return undefined;
    if (layer.alpha === 1) ground = layer;
    else if (ground) ground = over(layer, ground);
    else return undefined;
  }
  return ground;
}

/** The contrast ratio of a text; undefined if it depends on the rendered pixels. */
export function contrastOfStyle(style: TextStyle): number | undefined {
  const ground = groundOf(style);
  const text = colorOf(style.color);
  if (!ground || !text || style.textShadow !== 'none') return undefined;
  const [darker = 0, lighter = 0] = [luminance(over(text, ground)), luminance(ground)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Large text may have less contrast: 24 px, or 18.66 px in bold (WCAG 2.2, 1.4.3 and 1.4.6). */
function isLarge({ fontSize, fontWeight }: TextStyle): boolean {
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
}

/** The contrast ratio that a text needs: 4.5, and 7 with more contrast. */
export function neededContrast(style: TextStyle, hasMore: boolean): number {
  const large = isLarge(style);
  if (hasMore) return large ? 4.5 : 7;
  return large ? 3 : 4.5;
}
