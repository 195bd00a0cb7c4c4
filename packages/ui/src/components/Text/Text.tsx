import type { HTMLAttributes, Ref } from 'react';
import { TextElement } from './Text.styles.ts';

export const textElements = [
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
  /** What the text is: a paragraph, a heading of that level. @default 'span' */
  readonly as?: TextElementName | undefined;
  /** How large it looks, whatever it is. @default the size of its element */
  readonly size?: TextSize | undefined;
  /** @default the weight of its element */
  readonly weight?: 'regular' | 'semibold' | undefined;
  /** Color alone says nothing: the words say it too. @default the color around it */
  readonly tone?: TextTone | undefined;
  /** Cuts what is longer than as many lines. The whole text has to be somewhere else. @default all */
  readonly lines?: number | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

const weights = { regular: 400, semibold: 600 } as const;

function toneOf(tone: TextTone | undefined) {
  if (tone === 'default') return 'text';
  return tone === 'muted' ? 'text-muted' : tone;
}

/** A text in a size, weight and color of the theme. */
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
