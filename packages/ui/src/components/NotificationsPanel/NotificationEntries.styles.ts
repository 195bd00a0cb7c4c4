import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

export const EntryList = styled.div`
  display: grid;
  gap: ${token('space-16')};
  inline-size: min(400px, 80vw);

  & > section > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > section > ul > li + li {
    margin-block-start: ${token('space-16')};
    padding-block-start: ${token('space-16')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  & h3 {
    margin: 0 0 ${token('space-8')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & h4 {
    margin: 0;
    overflow-wrap: anywhere;
    font-size: ${token('font-size')};
    line-height: ${token('line-height')};
  }

  & p {
    margin-block: ${token('space-4')} 0;
  }

  & [data-part='date'] {
    display: flex;
    gap: ${token('space-8')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }
`;
