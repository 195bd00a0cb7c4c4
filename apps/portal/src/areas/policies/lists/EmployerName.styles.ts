import { styled } from 'styled-components';

/** The cards of a phone have room for the whole name. */
export const Clamped = styled.span`
  @media (min-width: 768px) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;
