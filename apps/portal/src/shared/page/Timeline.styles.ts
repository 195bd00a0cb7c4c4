import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** A history: the time of each event, and what happened. */
export const Timeline = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: ${token('space-4')} ${token('space-16')};
    padding-block: ${token('space-12')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  & > li:first-child {
    border-block-start: 0;
    padding-block-start: 0;
  }

  & time,
  & span {
    color: ${token('color-text-muted')};
    font-variant-numeric: tabular-nums;
  }

  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
