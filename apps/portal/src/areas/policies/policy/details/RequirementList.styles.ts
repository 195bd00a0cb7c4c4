import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { DividedList } from '../../../../shared/page/DividedList.ts';

export const Requirements = styled(DividedList)`
  /* In a narrow column the status goes under the name, so that the actions stay in line. */
  & > li > [data-part='name'] {
    flex-basis: 12rem;
  }

  /* The actions are in one column. On a phone each one is as wide as its card. */
  & > li > a {
    margin-inline-start: auto;
  }

  @media ${below('md')} {
    & > li > a {
      order: 1;
      flex-basis: 100%;
      margin-block-start: ${token('space-4')};
    }
  }
`;
