import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const LeadLayout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-12')} ${token('space-24')};

  > div {
    flex: 1 1 20rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & p {
    margin-block: 0;
    color: ${token('color-text-muted')};
  }

  & p[data-part='why'] {
    margin-block-end: ${token('space-4')};
    color: ${token('color-text')};
  }

  /* On a phone the bar at the bottom has the button. */
  @media ${below('md')} {
    > a {
      display: none;
    }
  }

  @media (max-height: 24rem) {
    > a {
      display: inline-flex;
    }
  }

  @media print {
    > a {
      display: none;
    }
  }
`;
