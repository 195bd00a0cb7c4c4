import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The status, and who must act under it, in the height of two lines of text. */
export const MetCell = styled.span`
  display: inline-grid;
  justify-items: start;
  vertical-align: middle;

  > small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: 1rem;
    margin-block-start: -2px;
    white-space: normal;
  }

  /* In a card, which has no column headers, the label is visible. */
  @container table (inline-size >= 44rem) {
    > small > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
