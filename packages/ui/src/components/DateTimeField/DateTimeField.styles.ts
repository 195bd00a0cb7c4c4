import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import { PartsFrame } from '../DateField/PartsFrame.styles.ts';

export const DateTimeFrame = styled(PartsFrame)`
  > [data-part='hint'] {
    flex: 0 0 100%;
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }
`;
