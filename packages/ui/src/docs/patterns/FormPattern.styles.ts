import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const FormGrid = styled.form`
  display: grid;
  gap: ${token('space-16')};
  max-inline-size: 560px;

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
`;

export const SummaryFrame = styled.section`
  border-radius: ${token('radius-control')};

  & ul {
    margin: ${token('space-4')} 0 0;
    padding-inline-start: ${token('space-16')};
  }

  & li > button {
    min-block-size: ${token('target')};
    padding: 0;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    background: none;
    border: 0;
    cursor: pointer;
  }
`;
