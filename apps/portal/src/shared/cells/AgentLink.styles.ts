import { Link } from '@agent-portal/ui/Link';
import { styled } from 'styled-components';

/** In a table a name gives way to the number beside it, or under it, as it does without a link. */
export const BoxedLink = styled(Link)`
  &[data-part='name-id'] {
    display: inline-block;
    max-inline-size: 100%;
    white-space: normal;
  }

  /* What opens the row stands beside the row's heading. */
  th > &[data-part='name-id'] {
    max-inline-size: calc(100% - 2.5rem);
  }

  /* What is a box of its own is not underlined with the link. */
  & > span {
    text-decoration: inherit;
  }
`;
