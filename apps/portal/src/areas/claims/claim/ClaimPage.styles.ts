import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The status, and what happens next, in one line where there is room. */
export const ClaimLead = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-8')} ${token('space-12')};
  margin: 0 0 ${token('space-24')};
`;

export const ClaimParts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  align-items: start;
  gap: ${token('space-24')};
`;

export const ItemList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    padding-block: ${token('space-12')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  & > li:first-child {
    border-block-start: 0;
    padding-block-start: 0;
  }

  & > li > span:last-child {
    flex-basis: 100%;
    color: ${token('color-text-muted')};
  }
`;
