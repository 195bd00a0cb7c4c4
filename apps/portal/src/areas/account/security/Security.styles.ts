import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The QR code is black on white in every theme, because cameras need that contrast. */
export const SetUpSteps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};
  margin: 0;
  padding-inline-start: ${token('space-24')};

  & > li::marker {
    font-weight: ${token('font-weight-strong')};
  }

  & svg {
    display: block;
    inline-size: min(13rem, 100%);
    margin-block: ${token('space-12')};
    border-radius: ${token('radius-control')};
    forced-color-adjust: none;
    background: white;
    fill: black;
  }

  & strong[translate] {
    display: block;
    overflow-wrap: anywhere;
    font-size: ${token('font-size-h4')};
    line-height: ${token('line-height-h4')};
  }
`;

export const CodeList = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${token('space-8')} ${token('space-16')};
  margin: ${token('space-16')} 0;
  padding-inline-start: ${token('space-32')};
  font-weight: ${token('font-weight-strong')};
  font-variant-numeric: tabular-nums;
`;
