import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const FoldedList = styled.details`
  padding: ${token('space-8')} ${token('space-12')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-control')};

  & summary {
    padding-block: calc((${token('target')} - ${token('line-height')}) / 2);
    font-weight: ${token('font-weight-strong')};
    cursor: pointer;
  }

  & > ul {
    margin: ${token('space-8')} 0 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-12')};
    margin: 0;
    padding-block: ${token('space-8')};
  }

  & li p {
    margin: 0;
    font-size: ${token('font-size-small')};
  }

  & li > button {
    flex: none;
  }
`;
