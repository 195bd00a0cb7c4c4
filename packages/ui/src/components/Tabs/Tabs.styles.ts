import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import { tabLook } from '../SectionTabs/tabLook.ts';

export const TabsFrame = styled.div`
  > [role='tablist'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-8')};
    position: relative;
    padding-block-end: 1px;
    margin-inline-start: calc(-1 * ${token('space-8')});
  }

  /* The text of the first tab is in line with the content of the tabs, and the line is as wide as it. */
  > [role='tablist']::after {
    content: '';
    position: absolute;
    inset-block: auto 0;
    inset-inline: ${token('space-8')} 0;
    border-block-end: 1px solid ${token('color-divider')};
  }

  [role='tab'] {
    ${tabLook}
    padding-block: 0;
    border-width: 0 0 3px;
    background: none;
    font-family: inherit;
    font-size: inherit;
    cursor: pointer;
  }

  [role='tab'][aria-selected='true'] {
    border-color: ${token('color-primary')};
    color: ${token('color-text')};
  }

  [role='tab']:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }

  > [role='tabpanel'] {
    padding-block-start: ${token('space-16')};
    border-radius: ${token('radius-control')};
  }
`;
