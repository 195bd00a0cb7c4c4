import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

export const Descriptions = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${token('space-16')} ${token('space-24')};
  margin: 0;

  & dt {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
