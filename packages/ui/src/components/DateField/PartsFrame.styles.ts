import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

/** A `fieldset` of fields that apply together, next to each other where there is room. */
export const PartsFrame = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token('space-8')} ${token('space-12')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > div {
    flex: 1 1 9.5rem;
  }

  > [data-part='hint'] {
    flex: 0 0 100%;
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }
`;
