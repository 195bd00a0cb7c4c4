import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

export const PageHeaderRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token('space-12')} ${token('space-16')};
  margin-block-end: ${token('space-16')};

  & p {
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & h1 {
    margin: 0;
    overflow-wrap: anywhere;
    outline: none;
  }

  & > div:last-child:not(:first-child) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-12')};

    @media print {
      display: none;
    }
  }
`;
