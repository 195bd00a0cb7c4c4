import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
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
