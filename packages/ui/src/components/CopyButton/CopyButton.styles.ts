import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const CopyArea = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-8')};

  & > [role='alert'] {
    color: ${token('color-danger')};
  }
`;
