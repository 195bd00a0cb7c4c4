import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';

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
    font-weight: ${token('font-weight-strong')};
  }

  p {
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  label {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: ${token('control-height')};
    cursor: pointer;
  }

  fieldset > label {
    margin-inline-end: ${token('space-24')};
  }

  input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: ${token('color-primary')};
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

  li > label {
    flex: 1;
  }

  button[aria-disabled] {
    color: ${token('color-text-muted')};
    opacity: 0.4;
    cursor: default;
  }
`;
