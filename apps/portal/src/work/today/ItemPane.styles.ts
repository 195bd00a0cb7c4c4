import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Pane = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')};
  padding: ${token('space-16')} ${token('space-24')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  overflow-wrap: anywhere;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
  }

  & h2 {
    margin: 0;
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
    outline: none;
    scroll-margin-block-start: calc(
      var(--sticky-top, 0px) + var(--note, 0px) + ${token('space-32')}
    );
  }

  /* Where it is in the queue, and the steps to the others. */
  & [data-part='place'] {
    display: flex;
    align-items: center;
    margin-inline-start: auto;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};

    & > button:first-of-type {
      margin-inline-start: ${token('space-8')};
    }

    & > button:disabled {
      background: none;
    }
  }

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    margin: 0;
  }

  /* The number and its copy button. */
  & > p > span:has(button) {
    display: inline-flex;
    align-items: center;
  }

  & a:not([data-size]) {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
  }

  & [data-part='commands'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')};
  }

  /* Their texts line up with the others. */
  & > [data-more] {
    margin-inline: calc(-1 * ${token('space-12')});
    padding-block-start: ${token('space-8')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  & [data-part='keys'] {
    margin-inline: auto ${token('space-12')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};

    @media (pointer: coarse), ${below('md')} {
      display: none;
    }

    :root[data-single-keys='off'] & {
      display: none;
    }
  }

  & kbd {
    padding: 0 ${token('space-4')};
    border: 1px solid ${token('color-divider')};
    border-radius: ${token('radius-control')};
    font: inherit;
  }

  & small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }

  @media print {
    display: none;
  }
`;
