import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

export const SummaryFrame = styled.section`
  padding: ${token('space-12')} ${token('space-16')};
  border: 2px solid ${token('color-danger')};
  border-radius: ${token('radius-control')};
  background: ${token('color-danger-tint')};
  color: ${token('color-text')};

  > ul {
    margin: ${token('space-4')} 0 0;
    padding-inline-start: ${token('space-16')};
  }

  button {
    min-block-size: max(1.5rem, ${token('target')});
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    text-decoration: underline;
    cursor: pointer;
  }
`;
