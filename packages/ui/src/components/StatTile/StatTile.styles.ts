import { styled } from 'styled-components';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';
import { pairStyles } from '../DescriptionList/pair.styles.ts';

export const TilesElement = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  align-content: start;
  align-items: end;
  gap: ${token('space-16')} ${token('space-24')};
  margin: 0;
`;

export const TileElement = styled.div`
  min-inline-size: 0;

  &[data-variant='card'] {
    align-self: stretch;
    padding: ${token('space-16')};
    border: 1px solid ${token('color-divider')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
  }

  ${pairStyles}

  > dd {
    font-size: ${token('font-size-h3')};
    font-weight: ${token('font-weight-strong')};
    font-variant-numeric: tabular-nums;
    line-height: ${token('line-height-h3')};
    overflow-wrap: anywhere;
  }

  &[data-size='large'] > dd {
    font-size: ${token('font-size-h1')};
    line-height: ${token('line-height-h1')};
  }

  /* As headings are smaller there: the longest amounts stay on one line. */
  @media ${below('sm')} {
    &[data-size='large'] > dd {
      font-size: ${token('font-size-h2')};
      line-height: ${token('line-height-h2')};
    }
  }

  > dd[data-part='note'] {
    display: flex;
    align-items: start;
    gap: ${token('space-4')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    font-weight: ${token('font-weight')};
    line-height: ${token('line-height-small')};
  }

  > dd > svg:dir(rtl) {
    scale: -1 1;
  }

  > dd > svg {
    flex: none;
    inline-size: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
    margin-block: 2px;
  }

  [data-part='waits'] {
    display: block;
    inline-size: 6rem;
    max-inline-size: 100%;
    block-size: 1em;
    margin-block: 0.2em;
    border-radius: ${token('radius-control')};
    background: ${token('color-skeleton')};
  }
`;
