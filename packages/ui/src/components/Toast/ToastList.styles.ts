import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const Toasts = styled.ul`
  display: grid;
  gap: ${token('space-8')};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${token('space-12')};
    padding-block: ${token('space-12')};
    padding-inline: ${token('space-16')} ${token('space-8')};
    background: ${token('color-surface')};
    border: 1px solid ${token('color-divider')};
    border-radius: ${token('radius-card')};
    box-shadow: 0 8px 24px ${token('color-shadow')};
  }

  & > li > svg {
    flex: none;
    color: ${token('color-success')};
  }

  & > li > span {
    flex: 1;
    overflow-wrap: anywhere;
  }
`;
