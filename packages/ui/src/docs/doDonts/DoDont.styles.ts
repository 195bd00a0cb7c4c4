import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${token('space-16')};
  margin-block-end: ${token('space-24')};
`;

export const Half = styled.figure`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  margin: 0;
  color: ${token('color-text')};
  font-size: ${token('font-size')};
  line-height: ${token('line-height')};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};

  & > div {
    flex-grow: 1;
    min-inline-size: 0;
    padding: ${token('space-16')};
  }

  & > figcaption {
    padding: ${token('space-12')} ${token('space-16')};
    border-block-start: 3px solid;
  }

  &[data-is='do'] > figcaption {
    border-color: ${token('color-success')};
  }

  &[data-is='dont'] > figcaption {
    border-color: ${token('color-danger')};
    border-block-start-style: dashed;
  }

  strong {
    display: flex;
    gap: ${token('space-8')};
    align-items: center;
  }

  &[data-is='do'] strong {
    color: ${token('color-success')};
  }

  &[data-is='dont'] strong {
    color: ${token('color-danger')};
  }
`;
