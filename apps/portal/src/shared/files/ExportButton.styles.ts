import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

export const ExportArea = styled.div`
  display: grid;
  justify-items: end;
  gap: ${token('space-8')};

  & > div:first-child {
    display: flex;
    gap: ${token('space-8')};
  }
`;
