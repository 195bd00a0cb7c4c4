import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const Desk = styled.section`
  margin-block-end: ${token('space-16')};
  padding: ${token('space-12')} ${token('space-16')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('space-4')} ${token('space-16')};
  }

  & h2 {
    margin: 0;
    font-size: ${token('font-size-h4')};
    line-height: ${token('line-height-h4')};
  }

  & > p {
    margin: 0;
    color: ${token('color-text-muted')};
  }

  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
    gap: ${token('space-8')} ${token('space-24')};
    margin: ${token('space-8')} 0 0;
    padding: 0;
    list-style: none;
  }

  & li > span {
    display: block;
    color: ${token('color-text-muted')};
  }

  & li > a {
    overflow-wrap: anywhere;
  }

  @media print {
    display: none;
  }
`;
