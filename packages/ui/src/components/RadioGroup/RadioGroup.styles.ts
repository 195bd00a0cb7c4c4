import { styled } from 'styled-components';
import { choiceGroupStyles } from '../Field/choiceGroupStyles.ts';

export const RadioGroupFrame = styled.fieldset`
  ${choiceGroupStyles}
`;
