import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const SettingsBody = styled.div`
  padding-block-start: ${token('space-24')};

  & form {
    max-inline-size: 32rem;
  }
`;
