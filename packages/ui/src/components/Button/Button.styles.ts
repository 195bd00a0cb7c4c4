import { css, styled } from 'styled-components';
import { token } from '../../theme/token.ts';

/** The look of a button, which a link that acts like one shares. */
const buttonLook = css`
  --button-text: ${token('color-text')};
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-8')};
  min-block-size: ${token('control-height')};
  padding: ${token('space-4')} ${token('space-16')};
  color: var(--button-text);
  font: inherit;
  font-weight: ${token('font-weight-strong')};
  text-align: center;
  text-decoration: none;
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  cursor: pointer;
  transition: background-color ${token('motion-fast')};

  & > svg {
    flex: none;
    inline-size: ${token('icon')};
    block-size: ${token('icon')};
    stroke-width: 1.75;
  }

  &:hover {
    background: ${token('color-hover')};
  }

  &:active {
    transform: translateY(1px);
  }

  &[data-variant='primary'] {
    --button-text: ${token('color-on-primary')};
    background: ${token('color-primary')};
    border-color: transparent;

    &:hover {
      background: ${token('color-primary-hover')};
    }
  }

  &[data-variant='quiet'] {
    --button-text: ${token('color-link')};
    background: none;
    border-color: transparent;

    &:hover {
      background: ${token('color-hover')};
    }
  }

  &[data-variant='danger'] {
    --button-text: ${token('color-danger')};
    border-color: ${token('color-danger')};
  }

  &[data-size='small'] {
    min-block-size: max(32px, ${token('target')});
    padding-inline: ${token('space-12')};
    font-size: ${token('font-size-compact')};
    line-height: ${token('line-height-compact')};
  }

  /* An icon alone is no command in a text. */
  &[data-variant='quiet']:is([data-size='icon'], :has(> svg:only-child)) {
    --button-text: ${token('color-text')};
  }

  &[data-size='icon'] {
    inline-size: ${token('control-height')};
    padding: 0;
  }

  &:disabled {
    --button-text: ${token('color-text-muted')};
    background: ${token('color-skeleton')};
    border-color: transparent;
    transform: none;
    cursor: not-allowed;
  }

  /* The label stays in its place, so that the width stays; the spinner is over it. */
  &[aria-busy='true'] {
    color: transparent;
    cursor: progress;

    & > [data-part='busy'] {
      position: absolute;
      inset: 0;
      display: grid;
      place-content: center;
      color: var(--button-text);

      /* Forced colors show transparent text, so the spinner covers it. */
      @media (forced-colors: active) {
        background: ButtonFace;
      }
    }
  }
`;

export const ButtonElement = styled.button`
  ${buttonLook}
`;

export const ButtonLinkElement = styled.a`
  ${buttonLook}
`;
