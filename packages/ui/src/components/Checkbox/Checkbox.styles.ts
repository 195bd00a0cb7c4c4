import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import { choiceStyles } from '../Field/choiceStyles.ts';

export const CheckboxFrame = styled.div`
  ${choiceStyles}

  min-inline-size: 0;

  > p[data-part] {
    padding-inline-start: calc(1.5rem + ${token('space-8')});
  }
`;
