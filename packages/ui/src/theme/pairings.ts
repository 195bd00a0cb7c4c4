import type { ColorToken } from './token.ts';

/**
 * The pairs of colors that meet, and the contrast of each: 4.5 for text, 3 for outlines and for icons without text.
 */
export const pairings: readonly (readonly [front: ColorToken, back: ColorToken, least: 4.5 | 3])[] =
  [
    ...(
      [
        'canvas',
        'surface',
        'selected',
        'hover',
        'info-tint',
        'danger-tint',
        'warning-tint',
        'success-tint',
      ] as const
    ).map((back) => ['text', back, 4.5] as const),
    ...(['canvas', 'surface', 'hover', 'selected'] as const).map(
      (back) => ['text-muted', back, 4.5] as const,
    ),
    ...(['canvas', 'surface', 'hover', 'selected', 'info-tint', 'danger-tint'] as const).map(
      (back) => ['link', back, 4.5] as const,
    ),
    ...(['danger', 'success', 'warning', 'info', 'neutral'] as const).map(
      (tone) => [tone, `${tone}-tint`, 4.5] as const,
    ),
    ...(['danger', 'success', 'warning', 'info'] as const).map(
      (tone) => [tone, 'surface', 4.5] as const,
    ),
    // Errors are also below a field of the page, and next to a hovered button.
    ...(['canvas', 'hover'] as const).map((back) => ['danger', back, 4.5] as const),
    ['on-primary', 'primary', 4.5],
    ['on-primary', 'primary-hover', 4.5],
    ['primary', 'surface', 4.5],
    ['primary', 'canvas', 4.5],
    // The edge of a chosen part: a quick tab, a row of the palette.
    ['primary', 'selected', 3],
    // Controls keep their outline under the pointer, and in rows that are selected.
    ...(['surface', 'canvas', 'hover', 'selected'] as const).map(
      (back) => ['border', back, 3] as const,
    ),
    ...(['nav', 'nav-selected', 'nav-hover'] as const).map(
      (back) => ['nav-text', back, 4.5] as const,
    ),
    ...(['canvas', 'surface', 'hover', 'selected'] as const).map(
      (back) => ['focus', back, 3] as const,
    ),
    ...(['chart-1', 'chart-2'] as const).flatMap((bar) =>
      (['surface', 'hover'] as const).map((back) => [bar, back, 3] as const),
    ),
    ['nav-text-muted', 'nav', 4.5],
    // The figure of a count.
    ['nav', 'nav-accent', 4.5],
    // The ring and the edge of an entry, which the pointer may be on.
    ...(['nav', 'nav-selected', 'nav-hover'] as const).map(
      (back) => ['nav-accent', back, 3] as const,
    ),
  ];
