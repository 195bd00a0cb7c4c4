import { below } from '@agent-portal/ui/theme/breakpoints';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** On a phone, the export and the icon of the statement are next to the title, and the cycle is under them. */
export const CommissionsHead = styled(PageHeader)`
  @media screen and ${below('md')} {
    &&& > :last-child {
      display: contents;
    }

    && > :first-child {
      margin-inline-end: auto;
    }

    ${() => CycleChoice} {
      flex-basis: 100%;
      order: 1;
    }

    ${() => CycleChoice} + button {
      padding-inline: ${token('space-12')};

      > span {
        position: absolute;
        inline-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
  }
`;

/** A select with its label in front, as high as the button next to it. It keeps its place until it is known. */
export const CycleChoice = styled.div`
  min-inline-size: 0;

  &:empty {
    inline-size: 23rem;
    max-inline-size: 100%;
    block-size: ${token('control-height')};
  }

  & > div {
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: center;
    gap: ${token('space-8')};
  }

  /* The cycle in one line explains itself. */
  @media ${below('sm')} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }

    label {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
