import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** Placed below the other content of an open row. */
export const GlanceRow = styled.div`
  margin-block-start: ${token('space-16')};
`;

/** The envelopes of a policy, each with its progress. */
export const GlanceCases = styled.ul`
  display: grid;
  gap: ${token('space-4')};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-8')};
  }
`;
