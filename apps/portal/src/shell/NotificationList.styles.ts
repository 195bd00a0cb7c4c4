import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

export const NotificationItems = styled.ul`
  inline-size: min(400px, 80vw);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    margin-block-start: ${token('space-16')};
    padding-block-start: ${token('space-16')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  & h3 {
    margin: 0;
    font-size: ${token('font-size')};
    line-height: ${token('line-height')};
  }

  & p {
    margin-block: ${token('space-4')} 0;
  }

  & h3 + p {
    display: flex;
    gap: ${token('space-8')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }
`;
