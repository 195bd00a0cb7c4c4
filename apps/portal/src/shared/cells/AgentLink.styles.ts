import { Link } from '@agent-portal/ui/Link';
import { styled } from 'styled-components';

/** In a table, the name shrinks or wraps before the number does, the same as without a link. */
export const BoxedLink = styled(Link)`
  &[data-part='name-id'] {
    display: inline-block;
    max-inline-size: 100%;
    white-space: normal;
  }

  /* Leaves space for the button that opens the row. */
  th > &[data-part='name-id'] {
    max-inline-size: calc(100% - 2.5rem);
  }

  /* Inline-block children do not get the link's underline automatically. */
  & > span {
    text-decoration: inherit;
  }
`;
