import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const CardSection = styled.section`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${token('space-16')};
  padding: ${token('space-24')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  & > h2,
  & > p,
  & > dl {
    margin: 0;
  }

  & dl {
    display: grid;
    align-content: start;
    gap: ${token('space-16')};
  }

  & dl > div {
    display: flex;
    flex-direction: column-reverse;
  }

  & dt {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  & dl > :first-child dd {
    font-size: ${token('font-size-h1')};
    line-height: ${token('line-height-h1')};
    font-weight: 600;
  }

  @media ${below('md')} {
    padding: ${token('space-16')};
  }
`;
