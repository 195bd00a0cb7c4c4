import type { HTMLAttributes, Ref } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../../theme/token.ts';

interface TextLook {
  readonly $size: 'default' | 'compact' | 'small' | 'h1' | 'h2' | 'h3' | 'h4' | undefined;
  readonly $weight: 400 | 600 | undefined;
  readonly $tone: 'text' | 'text-muted' | 'danger' | 'success' | 'warning' | 'info' | undefined;
  readonly $lines: number | undefined;
}

const clamped = css<TextLook>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
  overflow: hidden;
`;

const TextElement = styled.span<TextLook>`
  margin-block: 0;
  overflow-wrap: anywhere;
  ${({ $size }) => {
    if ($size === undefined) return '';
    const end = $size === 'default' ? '' : (`-${$size}` as const);
    return css`
      font-size: ${token(`font-size${end}`)};
      line-height: ${token(`line-height${end}`)};
    `;
  }}
  ${({ $weight }) => $weight && `font-weight: ${$weight};`}
  ${({ $tone }) => $tone && `color: ${token(`color-${$tone}`)};`}
  ${({ $lines }) => $lines && clamped}
`;

const textElements = [
  'span',
  'p',
  'div',
  'strong',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
] as const;
type TextElementName = (typeof textElements)[number];

export const textSizes = ['small', 'compact', 'default', 'h4', 'h3', 'h2', 'h1'] as const;
export type TextSize = (typeof textSizes)[number];

export const textTones = ['default', 'muted', 'danger', 'success', 'warning', 'info'] as const;
export type TextTone = (typeof textTones)[number];

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element: a paragraph, or a heading of a level. @default 'span' */
  readonly as?: TextElementName | undefined;
  /** The size, independent of the element. @default the size of its element */
  readonly size?: TextSize | undefined;
  /** @default the weight of its element */
  readonly weight?: 'regular' | 'semibold' | undefined;
  /** Color must not be the only sign: say it in words too. @default the color around it */
  readonly tone?: TextTone | undefined;
  /** The maximum number of lines. Show the whole text somewhere else. @default all */
  readonly lines?: number | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

const weights = { regular: 400, semibold: 600 } as const;

function toneOf(tone: TextTone | undefined) {
  if (tone === 'default') return 'text';
  return tone === 'muted' ? 'text-muted' : tone;
}

/**
 * A text in a size, weight and color of the theme.
 *
 * - **Also called:** typography, heading.
 * - **When to use it:** Text whose look differs from its element: a small note, a heading that
 *   looks like another level.
 * - **When not:** It names a state: `Badge`. An amount: `Money`. Plain text needs no component.
 */
export function Text({ size, weight, tone, lines, ref, ...rest }: TextProps) {
  return (
    <TextElement
      {...rest}
      ref={ref}
      $size={size}
      $weight={weight && weights[weight]}
      $tone={toneOf(tone)}
      $lines={lines}
    />
  );
}
