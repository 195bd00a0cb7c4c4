import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

export const SessionList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-8')} ${token('space-16')};
    padding-block: ${token('space-12')};
    border-block-end: 1px solid ${token('color-border')};
  }

  & > li > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-4')} ${token('space-12')};
    min-inline-size: 0;
  }

  & p {
    flex-basis: 100%;
    margin: 0;
    color: ${token('color-text-muted')};
    overflow-wrap: anywhere;
  }
`;
