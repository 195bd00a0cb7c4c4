import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { token } from '../../theme/token.ts';

const Page = styled.main`
  display: grid;
  gap: ${token('space-24')};
  max-inline-size: 1200px;
  margin-inline: auto;
`;

interface PatternPageProps {
  readonly title: string;
  readonly trail?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page as patterns show it, without the shell around it. */
export function PatternPage({ children, ...header }: PatternPageProps) {
  return (
    <Page>
      <PageHeader {...header} />
      {children}
    </Page>
  );
}
