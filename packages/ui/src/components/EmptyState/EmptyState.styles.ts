import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const EmptyNote = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-8')};
  padding: ${token('space-48')} ${token('space-16')};
  text-align: center;
  overflow-wrap: anywhere;

  & > h2,
  & > h3 {
    margin: 0;
    font-size: inherit;
    line-height: inherit;
  }

  & p {
    max-inline-size: 60ch;
    margin: 0 0 ${token('space-8')};
    color: ${token('color-text-muted')};
    text-wrap: pretty;
  }
`;
