import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

export const BarRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-4')} ${token('space-32')};
  min-block-size: 56px;
  padding: ${token('space-8')} ${token('space-24')};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-16')};
  }

  & svg {
    flex: none;
    color: ${token('color-warning')};
  }

  & p,
  & a {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    margin: 0;
  }

  & a {
    min-block-size: ${token('target')};
  }

  @media (width < 768px) {
    padding-inline: ${token('space-16')};
  }
`;
