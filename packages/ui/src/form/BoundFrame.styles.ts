import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

/** A field over what is wrong with it. */
export const BoundGroup = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  min-inline-size: 0;

  > p {
    margin: 0;
    color: ${token('color-danger')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }
`;
