import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const CaseParts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  align-items: start;
  gap: ${token('space-24')};
`;

export const CaseStatus = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-8')} ${token('space-12')};
  margin: 0 0 ${token('space-16')};
`;

export const Commands = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-8')};
`;

export const CaseForm = styled.form`
  display: grid;
  gap: ${token('space-16')};

  & > p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${token('space-8')};
  }
`;
