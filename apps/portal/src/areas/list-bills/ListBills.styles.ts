import { from } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { Card } from '@agent-portal/ui/Card';
import { styled } from 'styled-components';

/** The totals of a group or a bill, above its rows. */
export const BillFacts = styled(Card)`
  margin-block-end: ${token('space-16')};

  /* Even the narrowest phone shows two facts side by side. */
  & dl {
    grid-template-columns: repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr));
  }

  @media ${from('md')} {
    & dl {
      grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
    }
  }
`;
