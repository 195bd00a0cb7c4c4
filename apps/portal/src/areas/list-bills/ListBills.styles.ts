import { from } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { Card } from '@agent-portal/ui/Card';
import { styled } from 'styled-components';

/** What a group or a bill comes to, over its rows. */
export const BillFacts = styled(Card)`
  margin-block-end: ${token('space-16')};

  /* Two facts stand side by side on the narrowest phone too. */
  & dl {
    grid-template-columns: repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr));
  }

  @media ${from('md')} {
    & dl {
      grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
    }
  }
`;
