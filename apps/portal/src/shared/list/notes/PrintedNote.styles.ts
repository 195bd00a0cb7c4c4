import { styled } from 'styled-components';

export const OnPaper = styled.div`
  display: none;

  @media print {
    display: block;
    font-size: 9pt;
  }

  & p {
    margin: 0 0 4pt;
  }
`;
