import { Card } from '@agent-portal/ui/Card';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** A card whose figures stand clear of the table under them. */
export const CommissionCard = styled(Card)`
  & > dl {
    margin-block-end: ${token('space-16')};
  }

  & > p {
    margin-block: ${token('space-12')} 0;
  }
`;
