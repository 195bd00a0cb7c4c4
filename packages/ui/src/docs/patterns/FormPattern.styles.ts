import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const FormGrid = styled.form`
  display: grid;
  gap: ${token('space-16')};
  max-inline-size: 560px;

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
`;
