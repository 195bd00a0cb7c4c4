import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

export const DownloadArea = styled.div`
  display: grid;
  justify-items: end;
  gap: ${token('space-8')};

  & > div:first-child {
    display: flex;
    gap: ${token('space-8')};
  }
`;
