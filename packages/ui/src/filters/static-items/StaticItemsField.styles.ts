import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const ChoicesFrame = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.25rem;
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-4')} ${token('space-16')};
    min-block-size: ${token('control-height')};
  }

  label {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: max(1.75rem, ${token('target')});
    cursor: pointer;
  }

  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${token('color-primary')};
  }
`;
