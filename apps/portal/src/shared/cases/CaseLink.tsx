import type { CaseRow } from '@agent-portal/data/cases/shapes';
import { Link } from '@agent-portal/ui/Link';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';

interface CaseLinkProps {
  readonly row: Pick<CaseRow, 'envelopeId' | 'version'>;
  readonly children: ReactNode;
}

/** Links to a case if the carrier has one that can be opened. */
export function CaseLink({ row: { envelopeId, version }, children }: CaseLinkProps) {
  return version === undefined ? children : <Link href={paths.case(envelopeId)}>{children}</Link>;
}
