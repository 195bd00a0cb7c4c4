import { css, styled } from 'styled-components';
import { token } from '../../theme/token.ts';

const tone = (name: 'info' | 'success' | 'warning' | 'danger') => css`
  &[data-tone='${name}'] {
    background: ${token(`color-${name}-tint`)};
    border-inline-start-color: ${token(`color-${name}`)};

    & > svg {
      color: ${token(`color-${name}`)};
    }
  }
`;

export const BannerElement = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-8')} ${token('space-12')};
  padding: ${token('space-12')} ${token('space-16')};
  color: ${token('color-text')};
  border-inline-start: 4px solid;
  border-radius: ${token('radius-control')};
  ${tone('info')}
  ${tone('success')}
  ${tone('warning')}
  ${tone('danger')}

  /* Next to the first line, however many there are. */
  & > svg {
    flex: none;
    translate: 0 4px;
  }

  /* However narrow, the text is next to its icon. */
  & > div {
    flex: 1 1 min(16rem, 100% - ${token('icon')} - ${token('space-12')});
    overflow-wrap: anywhere;
  }
`;
