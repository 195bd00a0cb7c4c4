import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

/** A track under each share, so that the rest of the whole shows too. */
export const ShareTrack = styled.rect`
  fill: none;
  stroke: ${token('color-border')};
`;
