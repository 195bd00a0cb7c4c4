import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const RangeFrame = styled.fieldset`
  display: grid;
  gap: ${token('space-12')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > form {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
    align-items: end;
    gap: ${token('space-12')} ${token('space-24')};
  }

  > form > button {
    justify-self: start;
  }

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > ul button {
    min-block-size: 2rem;
    padding-inline: ${token('space-12')};
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
