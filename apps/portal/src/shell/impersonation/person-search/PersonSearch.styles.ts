import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const PanelBody = styled.div`
  display: grid;
  gap: ${token('space-16')};

  & h3 {
    margin: 0 0 ${token('space-8')};
    font-size: ${token('font-size-h4')};
    line-height: ${token('line-height-h4')};
  }

  & p {
    margin: 0;
    color: ${token('color-text-muted')};
  }

  & ul {
    display: grid;
    gap: ${token('space-8')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & [aria-busy='true'] ul {
    opacity: 0.6;
  }

  & li > button {
    position: relative;
    display: grid;
    gap: 0 ${token('space-16')};
    inline-size: 100%;
    padding: ${token('space-12')} ${token('space-16')};
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    background: ${token('color-surface')};
    border: 1px solid ${token('color-divider')};
    border-radius: ${token('radius-control')};
    cursor: pointer;
  }

  & li > button:hover,
  & li > button[aria-busy='true'] {
    background: ${token('color-selected')};
  }

  & li > button[aria-disabled='true'] {
    cursor: default;
  }

  & li > button > span:not(:last-child),
  & li > button > span {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & li > button > strong + span {
    color: inherit;
    font-variant-numeric: tabular-nums;
  }
`;
