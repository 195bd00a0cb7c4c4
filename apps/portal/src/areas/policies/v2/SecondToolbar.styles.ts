import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

/** The filters of a second list, and under them what concerns the table itself. */
export const ListTools = styled.div`
  display: grid;
  gap: ${token('space-12')};

  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')} ${token('space-12')};
  }

  & p {
    margin: 0;
  }

  & > div:last-child > p {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }
`;
