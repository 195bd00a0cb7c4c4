import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const AssignFields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')};

  & > h4,
  & > p {
    margin: 0;
  }

  & > [data-part='choices'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')} ${token('space-16')};
  }
`;
