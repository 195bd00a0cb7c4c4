import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The label, the choice and its button on one line. */
export const GroupingFields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-8')};

  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')};
    min-inline-size: 0;
  }

  & select {
    max-inline-size: 100%;
  }
`;
