import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const SwitchFrame = styled.div`
  display: grid;
  gap: ${token('space-4')};

  > label {
    justify-self: start;
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.25rem;
  }

  [data-part='mark'] {
    color: ${token('color-text-muted')};
    font-weight: ${token('font-weight')};
  }

  button {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: ${token('space-8')};
    min-block-size: ${token('control-height')};
    padding-block: 0;
    padding-inline: 0 ${token('space-4')};
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    color: ${token('color-text')};
    font: inherit;
    cursor: pointer;
  }

  button:disabled {
    color: ${token('color-text-muted')};
    cursor: not-allowed;
  }

  button:disabled [data-part='track'] {
    opacity: 0.6;
  }

  > p {
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  > p[data-part='error'] {
    color: ${token('color-danger')};
  }

  [data-part='track'] {
    position: relative;
    inline-size: 2.75rem;
    block-size: 1.5rem;
    border: 2px solid ${token('color-border')};
    border-radius: ${token('radius-pill')};
    background: ${token('color-surface')};
  }

  [data-part='track']::after {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: 50%;
    background: ${token('color-border')};
    transition: transform 100ms;
  }

  [aria-checked='true'] [data-part='track'] {
    border-color: ${token('color-primary')};
    background: ${token('color-primary')};
  }

  [aria-checked='true'] [data-part='track']::after {
    background: ${token('color-on-primary')};
    transform: translateX(1.25rem);
  }

  [aria-checked='true'] [data-part='track']:dir(rtl)::after {
    transform: translateX(-1.25rem);
  }

  /* The ground of a thumb is not drawn where the system chooses the colors. */
  @media (forced-colors: active) {
    [data-part='track'],
    [data-part='track']::after {
      forced-color-adjust: none;
    }

    [data-part='track'] {
      border-color: ButtonText;
      background: ButtonFace;
    }

    [data-part='track']::after {
      background: ButtonText;
    }

    [aria-checked='true'] [data-part='track'] {
      border-color: Highlight;
      background: Highlight;
    }

    [aria-checked='true'] [data-part='track']::after {
      background: HighlightText;
    }
  }
`;
