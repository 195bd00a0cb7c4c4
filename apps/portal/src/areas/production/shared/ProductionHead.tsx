import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BranchTabs } from './BranchTabs.tsx';
import type { BranchName } from './branches.ts';
import { OtherBusiness } from './OtherBusiness.tsx';
import { Head } from './ProductionHead.styles.ts';
import { filterSearch } from '../filter/productionQuery.ts';
import { useRememberedFilter } from '../filter/useRememberedFilter.ts';

interface ProductionHeadProps {
  readonly branch: BranchName;
  /** Content under the tabs. */
  readonly children?: ReactNode;
}

/** The header of all pages of a branch. It remembers their filter for the next page. */
export function ProductionHead({ branch, children }: ProductionHeadProps) {
  const { search } = useLocation();
  useRememberedFilter(filterSearch(search).slice(1));
  const agentId = new URLSearchParams(search).get('viewAs') ?? undefined;
  return (
    <Head>
      <BranchTabs branch={branch} />
      <OtherBusiness branch={branch} agentId={agentId} />
      {children}
    </Head>
  );
}
