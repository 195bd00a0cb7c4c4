import { below, from } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { visuallyHidden } from '@agent-portal/ui/theme/visuallyHidden';
import { styled } from 'styled-components';

/** A select with its label in front, as high as the button next to it. It keeps its place until it is known. */
export const CycleChoice = styled.div`
  min-inline-size: 0;

  &:empty {
    inline-size: 23rem;
    max-inline-size: 100%;
    block-size: ${token('control-height')};
  }

  @media ${below('sm')} {
    &:empty {
      block-size: 3.125rem;
    }
  }

  & > div {
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: center;
    gap: ${token('space-8')};
  }
`;

/**
 * The tabs and the list of the selected tab. Where the tabs leave room, the heading of the list is only for
 * screen readers, and its export is next to the tabs. So the rows start as high as possible.
 */
export const TabbedList = styled.div`
  position: relative;

  & > section > :first-child {
    margin-block: ${token('space-12')} ${token('space-8')};
  }

  /* Not on phones: their bars are fixed to the window. Nor on paper, which has no tabs. */
  @media screen and ${from('md')} {
    container: tabbed / inline-size;
  }

  @container tabbed (inline-size >= 42rem) {
    & > section {
      padding-block-start: ${token('space-8')};
    }

    & > section > :first-child {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
      margin: 0;

      & > h2 {
        ${visuallyHidden};
      }
    }

    & > section > p {
      margin-block: 0 ${token('space-12')};
    }
  }
`;
