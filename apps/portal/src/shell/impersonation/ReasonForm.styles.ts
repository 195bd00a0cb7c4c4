import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const ReasonFields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};

  & > p {
    margin: 0;
  }

  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${token('space-8')};
  }
`;
