import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const AboveTheList = styled.div`
  margin-block-end: ${token('space-12')};
`;
