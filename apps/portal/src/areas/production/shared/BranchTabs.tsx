import { SectionTabs } from '@agent-portal/ui/SectionTabs';
import { useLocation } from 'react-router-dom';
import { type BranchName, branches, pageOf } from './branches.ts';
import { filterSearch } from '../filter/productionQuery.ts';

/** The pages of a branch as tabs. Each tab opens with the current filter. */
export function BranchTabs({ branch }: { readonly branch: BranchName }) {
  const { pathname, search } = useLocation();
  const filter = filterSearch(search);
  const { label, pages } = branches[branch];
  const hrefOf = (address: string) => address + filter;
  return (
    <SectionTabs
      label={`${label} production`}
      current={hrefOf(pathname)}
      tabs={pages.map((page) => ({
        label: page.label,
        href: hrefOf(pageOf(branch, page.name)),
      }))}
    />
  );
}
