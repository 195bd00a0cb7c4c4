import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

/** A plain button for the trigger of a popup: an avatar with a name, a bell. */
export const PopupTrigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-12')};
  min-inline-size: ${token('control-height')};
  min-block-size: ${token('control-height')};
  padding: ${token('space-4')};
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${token('color-hover')};
  }
`;
