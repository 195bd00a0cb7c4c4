import { StatTiles } from '@agent-portal/ui/StatTile';
import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: ${token('space-16')};
  margin-block-end: ${token('space-16')};

  @media ${below('md')} {
    margin-block-end: 0;
  }
`;

/** The agents from the user's own down to the viewed agent. */
export const AgentTrail = styled.nav`
  & ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-8')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li:not(:last-child)::after {
    content: '›' / '';
    margin-inline-start: ${token('space-8')};
    color: ${token('color-text-muted')};
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
  }

  & [aria-current] {
    font-weight: ${token('font-weight-strong')};
  }
`;

/** The subject of the figures. */
export const Days = styled.h2`
  margin: 0 0 ${token('space-12')};
  font-size: ${token('font-size-h4')};
  line-height: ${token('line-height-h4')};
  font-variant-numeric: tabular-nums;
`;

/** How a figure is computed. */
export const Note = styled.p`
  margin: ${token('space-12')} 0 0;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-small')};
  line-height: ${token('line-height-small')};
`;

/** Figures side by side, as many as fit. */
export const FigureList = styled(StatTiles)`
  grid-template-columns: repeat(auto-fit, minmax(min(8.25rem, 100%), 1fr));
  align-items: start;
`;
