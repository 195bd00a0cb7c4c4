import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const GroupSections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-24')};

  & h2 {
    margin-block: 0 ${token('space-12')};
  }

  & h2 + [data-tone] {
    margin-block-end: ${token('space-16')};
  }
`;

export const Contacts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${token('space-16')} ${token('space-24')};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    justify-items: start;
    gap: ${token('space-4')};
    overflow-wrap: anywhere;
  }

  & span {
    color: ${token('color-text-muted')};
  }
`;
