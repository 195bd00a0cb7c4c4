import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

export const SearchedFor = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-8')} ${token('space-24')};
  margin-block-end: ${token('space-16')};

  & dl,
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-4')} ${token('space-24')};
    margin: 0;
  }

  & dl > div {
    gap: ${token('space-8')};
  }

  & dt {
    color: ${token('color-text-muted')};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
