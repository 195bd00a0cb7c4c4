import { Card } from '@agent-portal/ui/Card';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** A card with space between its figures and the table below. */
export const CommissionCard = styled(Card)`
  & > dl {
    margin-block-end: ${token('space-16')};
  }

  & > p {
    margin-block: ${token('space-12')} 0;
  }
`;
