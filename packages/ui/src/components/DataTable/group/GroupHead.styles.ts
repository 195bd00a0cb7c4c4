import { styled } from 'styled-components';
import { token } from '../../../theme/token.ts';

/** The head of a group: its button, and its sums at the end. */
export const GroupHead = styled.div`
  &&& {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-24')};
    padding: ${token('space-4')} ${token('space-16')};
  }

  > button {
    display: inline-flex;
    flex: 1;
    align-items: center;
    gap: ${token('space-12')};
    min-block-size: max(32px, ${token('target')});
    padding: 0 ${token('space-4')};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: ${token('font-weight-strong')};
    text-align: start;
    cursor: pointer;

    &::before {
      content: '';
      flex: none;
      inline-size: 8px;
      block-size: 8px;
      border: solid currentColor;
      border-width: 2px 2px 0 0;
      rotate: 45deg;
    }

    &:dir(rtl)::before {
      rotate: 225deg;
    }

    &[aria-expanded='true']::before {
      rotate: 135deg;
    }
  }
`;
