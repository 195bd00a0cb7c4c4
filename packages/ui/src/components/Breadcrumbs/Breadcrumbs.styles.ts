import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

export const BreadcrumbTrail = styled.nav`
  margin-block-end: ${token('space-4')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-small')};
  line-height: ${token('line-height-small')};

  & ol {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    /* Where it wraps, its links are far enough apart for a finger. */
    row-gap: ${token('space-8')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* The links are as high as a finger needs, without making the page longer. */
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: max(24px, ${token('target')});
    margin-block: calc((${token('line-height-small')} - max(24px, ${token('target')})) / 2);
  }

  & li:not(:last-child)::after {
    content: '/';
    content: '/' / '';
    padding-inline: ${token('space-8')};
  }
`;
