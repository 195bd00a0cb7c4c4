import { ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

export const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  place-items: center;
  background: ${token('color-overlay')};

  > div {
    inline-size: min(32rem, 100vw - 2 * ${token('space-16')});
    max-block-size: calc(100dvh - 2 * ${token('space-16')});
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
    color: ${token('color-text')};
    box-shadow: 0 8px 24px ${token('color-shadow')};

    /* Forced colors draw it, and leave out the shadow. */
    outline: 1px solid transparent;
    outline-offset: -1px;
  }

  [role$='dialog'] {
    display: flex;
    flex-direction: column;
    max-block-size: inherit;
    outline: none;
  }

  [role$='dialog'] > [data-part='header'],
  [role$='dialog'] > [data-part='footer'] {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-16')};
    padding: ${token('space-12')} ${token('space-16')};
  }

  [role$='dialog'] > [data-part='footer'] {
    border-block-start: 1px solid ${token('color-divider')};
  }

  [role$='dialog'] > [data-part='header'] > h2 {
    margin: 0;
    font-size: 1.25rem;
    line-height: 1.75rem;
  }

  /* The page hides it of a heading, which has the focus after a link; a dialog's shows where the keyboard is. */
  [role$='dialog'] > [data-part='header'] > h2:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }

  [role$='dialog'] > [data-part='content'] {
    flex: 1;
    padding: ${token('space-8')} ${token('space-16')} ${token('space-16')};
    overflow-y: auto;
    overflow-wrap: anywhere;
    overscroll-behavior: contain;
  }

  &[data-size='small'] > div {
    inline-size: min(26rem, 100vw - 2 * ${token('space-16')});
  }

  &[data-size='large'] > div {
    inline-size: min(60rem, 100vw - 2 * ${token('space-16')});
  }

  /* Narrower than a form: it stays within the edges of the dialog behind it. */
  &[data-placement='question'] > div {
    inline-size: min(26rem, 100vw - 2 * ${token('space-24')});
    border: 1px solid ${token('color-border')};
  }

  &[data-placement='question'] [role$='dialog'] > [data-part='footer'] {
    flex-wrap: wrap;
    justify-content: end;
  }

  &[data-placement='sheet'] > div {
    inline-size: 100vw;
    block-size: 100dvh;
    max-block-size: none;
    border-radius: 0;
  }

  &[data-placement='sheet'] [role$='dialog'] {
    block-size: 100%;
  }

  &[data-placement='sheet'] [role$='dialog'] > [data-part='footer'] {
    flex-wrap: wrap;
    gap: ${token('space-8')};

    > button {
      flex: 1;
    }

    /* Its text, which has a count, takes a line. */
    > [data-variant='primary']:nth-child(n + 3) {
      flex-basis: 100%;
    }
  }

  &[data-placement='drawer'] {
    place-items: stretch start;
  }

  &[data-placement='drawer'] > div {
    inline-size: min(20rem, 100vw - 3rem);
    max-block-size: none;
    border-radius: 0;
  }

  @media ${below('md')} {
    &[data-placement='center'][data-size='large'] > div {
      inline-size: 100vw;
      block-size: 100dvh;
      max-block-size: none;
      border-radius: 0;
    }

    &[data-placement='center'][data-size='large'] [role$='dialog'] {
      block-size: 100%;
    }
  }
`;
