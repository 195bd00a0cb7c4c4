import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const Surface = styled.span`
  position: fixed;
  inset: auto;
  z-index: 200;
  box-sizing: border-box;
  inline-size: max-content;
  max-inline-size: min(20rem, 100vw - ${token('space-24')});
  margin: 0;
  padding: ${token('space-4')} ${token('space-8')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  box-shadow: 0 8px 24px ${token('color-shadow')};
  font-size: 0.875rem;
  font-weight: ${token('font-weight')};
  line-height: 1.25rem;
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;
`;
