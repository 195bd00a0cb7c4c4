import { styled } from 'styled-components';
import { fieldStyles } from './fieldStyles.ts';

/** A label, a bordered box with an input, and its hint or error. */
export const FieldFrame = styled.div`
  ${fieldStyles}
`;
