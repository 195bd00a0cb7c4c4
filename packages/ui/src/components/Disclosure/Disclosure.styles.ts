import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const DisclosureElement = styled.details`
  & + & {
    border-block-start: 1px solid ${token('color-divider')};
  }

  > summary {
    display: flex;
    align-items: start;
    gap: ${token('space-8')};
    padding-block: max(
      ${token('space-8')},
      calc((${token('target')} - ${token('line-height')}) / 2)
    );
    border-radius: ${token('radius-control')};
    font-weight: ${token('font-weight-strong')};
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary:hover {
    background: ${token('color-hover')};
  }

  > summary > svg {
    flex: none;
    inline-size: ${token('icon')};
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
    margin-block: 2px;
    color: ${token('color-text-muted')};
    transition: transform ${token('motion-fast')};
  }

  > summary > svg:dir(rtl) {
    transform: scaleX(-1);
  }

  &[open] > summary > svg {
    transform: rotate(90deg);
  }

  > summary > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  /* The ring around the line above stays clear of the words. */
  > div {
    padding-block-start: ${token('space-8')};
    padding-inline-start: calc(${token('icon')} + ${token('space-8')});
    padding-block-end: ${token('space-12')};
  }

  > div > :first-child {
    margin-block-start: 0;
  }

  > div > :last-child {
    margin-block-end: 0;
  }

  /* Paper shows open content under its title, and no buttons. */
  @media print {
    &:not([open]),
    > summary > svg {
      display: none;
    }

    > div {
      padding-inline-start: 0;
    }
  }
`;
