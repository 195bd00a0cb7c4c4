import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

/** The buttons of a choice, below its text. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-8')};
  margin-block-start: ${token('space-12')};
`;
