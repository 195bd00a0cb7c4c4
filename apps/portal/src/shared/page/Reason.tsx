import { Banner, type BannerTone } from '@agent-portal/ui/Banner';
import { token } from '@agent-portal/ui/theme/token';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Strip = styled(Banner)`
  margin-block-end: ${token('space-12')};
`;

const Who = styled.span`
  font-weight: ${token('font-weight-strong')};
`;

export interface ReasonProps {
  /** Danger is for what is late. */
  readonly tone: BannerTone;
  /** What happens next, or what it waits for. */
  readonly children: ReactNode;
  /** Who must act. @default not known */
  readonly who?: string | undefined;
}

/** The reason for a status, in one line if there is room. It is on the page from the start, so it is not an alert. */
export const Reason = ({ tone, children, who }: ReasonProps) => (
  <Strip tone={tone} role="note" action={who && <Who>Who must act: {who}</Who>}>
    {children}
  </Strip>
);
