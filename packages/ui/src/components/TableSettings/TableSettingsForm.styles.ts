import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export const SettingsForm = styled.div`
  display: grid;
  gap: ${token('space-16')};

  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
    font-size: ${token('font-size-small')};
    font-weight: ${token('font-weight-strong')};
    line-height: ${token('line-height-small')};
  }

  p {
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  ol {
    margin: ${token('space-8')} 0 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    border-block-start: 1px solid ${token('color-divider')};
  }

  li > :first-child {
    flex: 1;
  }

  li > :first-child > label {
    align-items: center;
    inline-size: 100%;
    min-block-size: ${token('control-height')};
  }

  button[aria-disabled] {
    color: ${token('color-text-muted')};
    opacity: 0.4;
    cursor: default;
  }
`;
