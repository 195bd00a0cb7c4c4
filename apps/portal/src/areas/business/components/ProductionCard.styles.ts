import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The link of a card whose header belongs to a chart. */
export const CardFoot = styled.p`
  margin: ${token('space-12')} 0 0;

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
  }
`;
