import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const ChartFigure = styled.figure`
  margin: 0;
  break-inside: avoid;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-8')} ${token('space-16')};
  }

  & h2,
  & h3 {
    margin: 0;
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
  }

  & > p {
    margin-block: ${token('space-8')} ${token('space-16')};
    color: ${token('color-text-muted')};
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-4')} ${token('space-24')};
  margin-block: 0 ${token('space-8')};
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
  }

  & svg {
    flex: none;
  }
`;

export const Readout = styled.p`
  min-block-size: ${token('line-height')};
  margin-block: 0 ${token('space-8')};
  color: ${token('color-text-muted')};

  &[data-has-value] {
    color: ${token('color-text')};
    font-weight: ${token('font-weight-strong')};
  }

  @media print {
    display: none;
  }
`;
