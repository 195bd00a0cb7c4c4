import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const VersionLinks = styled.nav`
  display: flex;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  overflow: clip;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: calc(${token('control-height')} - 2px);
    padding-inline: ${token('space-12')};
    color: ${token('color-text')};
    text-decoration: none;
  }

  a:hover {
    background: ${token('color-hover')};
  }

  a:focus-visible {
    outline-offset: -3px;
  }

  a[aria-current] {
    background: ${token('color-selected')};
    font-weight: ${token('font-weight-strong')};
  }

  @media print {
    display: none;
  }
`;
