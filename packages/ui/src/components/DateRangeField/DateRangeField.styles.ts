import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import { PartsFrame } from '../DateField/PartsFrame.styles.ts';

export const RangeFrame = styled(PartsFrame)`
  /* On one line: next to the dates, or under them where there is less room. */
  > ul {
    display: flex;
    flex: 1 0 max-content;
    max-inline-size: 100%;
    flex-wrap: wrap;
    align-self: end;
    gap: ${token('space-4')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > ul button {
    min-block-size: 1.875rem;
    padding-inline: ${token('space-8')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-pill')};
    background: none;
    color: ${token('color-text')};
    font: inherit;
    font-size: 0.875rem;
    cursor: pointer;
  }

  > ul button[aria-pressed='true'] {
    background: ${token('color-selected')};
    font-weight: 600;
  }

  @media (pointer: coarse) {
    > ul button {
      min-block-size: 2.75rem;
    }
  }
`;
