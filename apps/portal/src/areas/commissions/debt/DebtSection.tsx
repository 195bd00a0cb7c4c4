import { token } from '@agent-portal/ui/theme/token';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Section = styled.section`
  margin-block-end: ${token('space-32')};

  & > h2 {
    margin: 0 0 ${token('space-12')};
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
  }

  & > h2 + p {
    margin-block: ${token('space-8')} ${token('space-12')};
    color: ${token('color-text-muted')};
  }
`;

interface DebtSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A table of /commissions/debt under its heading. */
export function DebtSection({ title, children }: DebtSectionProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </Section>
  );
}
