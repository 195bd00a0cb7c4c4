import { Popover } from '@agent-portal/ui/Popover';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The trigger looks like the small buttons next to it. A long name ends in an ellipsis. */
export const ViewsPopover = styled(Popover)`
  gap: ${token('space-8')};
  min-block-size: max(32px, ${token('target')});
  max-inline-size: 18rem;
  padding: ${token('space-4')} ${token('space-12')};
  border: 1px solid ${token('color-border')};
  background: ${token('color-surface')};
  font-size: ${token('font-size-compact')};
  font-weight: ${token('font-weight-strong')};
  line-height: ${token('line-height-compact')};

  &:hover {
    background: ${token('color-hover')};
  }

  & > svg {
    flex: none;
  }

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** A sentence that takes a whole line of the toolbar. */
export const LeftOut = styled.p`
  flex-basis: 100%;
  margin: 0;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-small')};
`;
