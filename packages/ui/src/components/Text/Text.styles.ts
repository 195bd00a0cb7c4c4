import { css, styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export interface TextLook {
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

export const TextElement = styled.span<TextLook>`
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
