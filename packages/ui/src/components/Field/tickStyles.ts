import { css } from 'styled-components';
import { token } from '../../theme/token.ts';

/** The mark of a checked box: a tick, a bar if mixed, a dot in a radio. */
const marks = css`
  &:checked::before {
    inline-size: 0.375rem;
    block-size: 0.6875rem;
    border: solid ${token('color-on-primary')};
    border-width: 0 2px 2px 0;
    translate: 0 -1px;
    rotate: 45deg;
  }

  &[type='radio']:checked::before {
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: 0;
    border-radius: 50%;
    background: ${token('color-on-primary')};
    translate: none;
  }

  &[type='checkbox']:indeterminate::before {
    inline-size: 0.625rem;
    block-size: 0;
    border-width: 0 0 2px;
    border-style: solid;
    border-color: ${token('color-on-primary')};
    translate: none;
    rotate: none;
  }
`;

/**
 * A native checkbox or radio, drawn with the theme's colors: browsers draw one that is off in the dark
 * theme as if it were disabled. One that is off is hollow; one that is disabled is filled and has a faint edge.
 */
export const tickStyles = css`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 2px;
  border: 2px solid ${token('color-border')};
  border-radius: 4px;
  background: ${token('color-surface')};
  cursor: inherit;

  &[type='radio'] {
    border-radius: 50%;
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
  }

  &:checked,
  &[type='checkbox']:indeterminate {
    border-color: ${token('color-primary')};
    background: ${token('color-primary')};
  }

  ${marks}

  &:disabled {
    border-color: ${token('color-divider')};
    background: ${token('color-skeleton')};

    &::before {
      border-color: ${token('color-text-muted')};
    }

    &[type='radio']::before {
      background: ${token('color-text-muted')};
    }
  }

  /* The system's own colors come with the system's own boxes. */
  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;
