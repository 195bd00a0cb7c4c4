import { css, styled } from 'styled-components';
import { token } from '../../theme/token.ts';

const tone = (name: 'neutral' | 'info' | 'success' | 'warning' | 'danger') => css`
  &[data-tone='${name}'] {
    color: ${token(`color-${name}`)};
    background: ${token(`color-${name}-tint`)};
  }
`;

export const BadgeElement = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-8')};
  padding-block: ${token('space-2')};
  padding-inline: ${token('space-8')} ${token('space-12')};
  font-size: ${token('font-size-small')};
  font-weight: ${token('font-weight-strong')};
  line-height: ${token('line-height-small')};
  border: 1px solid transparent;
  border-radius: ${token('radius-pill')};
  ${tone('neutral')}
  ${tone('info')}
  ${tone('success')}
  ${tone('warning')}
  ${tone('danger')}

  & > svg {
    flex: none;
    inline-size: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
