import { Link } from '@agent-portal/ui/Link';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** A target of at least 24 px that leaves the height of its line as it is. */
export const NameLink = styled(Link)`
  display: inline-block;
  max-inline-size: 100%;
  margin-block: calc(-1 * ${token('space-2')});
  padding-block: ${token('space-2')};

  /* A table shortens a long name the same way without a link. */
  @media screen {
    td > &[data-clamps] {
      display: -webkit-box;
      inline-size: fit-content;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;
