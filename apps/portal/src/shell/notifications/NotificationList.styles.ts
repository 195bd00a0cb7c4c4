import { token } from '@agent-portal/ui/theme/tokens';
import { styled } from 'styled-components';

export const NotificationItems = styled.div`
  display: grid;
  gap: ${token('space-16')};
  inline-size: min(400px, 80vw);

  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li + li {
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

  & [data-part='date'] {
    display: flex;
    gap: ${token('space-8')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }

  & > details {
    padding: ${token('space-8')} ${token('space-12')};
    border: 1px solid ${token('color-divider')};
    border-radius: ${token('radius-control')};
  }

  & summary {
    padding-block: calc((${token('target')} - ${token('line-height')}) / 2);
    font-weight: ${token('font-weight-strong')};
    cursor: pointer;
  }

  & details > ul {
    margin-block-start: ${token('space-8')};
  }

  & details li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-12')};
    margin: 0;
    padding-block: ${token('space-8')};
  }

  & details li p {
    margin: 0;
    font-size: ${token('font-size-small')};
  }

  & details li > button {
    flex: none;
  }
`;
