import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const TokenList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-4')};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    min-inline-size: 0;
  }

  button {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-4')};
    min-block-size: ${token('target')};
    max-inline-size: 100%;
    padding-inline: ${token('space-8')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-control')};
    background: ${token('color-surface')};
    color: ${token('color-text')};
    font: inherit;
    cursor: pointer;
  }

  button > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  button > svg {
    flex: none;
  }

  button:enabled:hover {
    background: ${token('color-hover')};
  }

  button:disabled {
    border-color: ${token('color-divider')};
    color: ${token('color-text-muted')};
    cursor: not-allowed;
  }

  button:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 1px;
  }

  @media (pointer: coarse) {
    button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
`;
