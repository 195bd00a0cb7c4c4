import { Link } from '@agent-portal/ui/Link';
import { styled } from 'styled-components';

/** A long name of several lines is one box: what opens its row stands beside it, and not within. */
export const BoxedLink = styled(Link)`
  display: inline-block;
`;
