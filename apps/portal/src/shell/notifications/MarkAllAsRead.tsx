import { Button } from '@agent-portal/ui/Button';
import { styled } from 'styled-components';

const TextButton = styled(Button)`
  && {
    padding: 0;
    font-weight: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** The command over unread notifications. It looks like a link. */
export const MarkAllAsRead = ({ onClick }: { readonly onClick: () => void }) => (
  <TextButton size="small" variant="quiet" onClick={onClick}>
    Mark all as read
  </TextButton>
);
