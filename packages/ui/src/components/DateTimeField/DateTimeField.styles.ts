import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const DateTimeFrame = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token('space-8')} ${token('space-12')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > [data-part='hint'] {
    flex: 0 0 100%;
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  > div {
    flex: 1 1 9.5rem;
  }
`;
