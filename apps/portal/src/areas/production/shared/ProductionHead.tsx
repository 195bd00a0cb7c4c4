import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { type BranchName, branches, otherOf, pageOf } from './branches.ts';
import { Head } from './ProductionHead.styles.ts';
import { filterSearch } from '../filter/productionQuery.ts';
import { useFeature } from '../../../features/useFeature.ts';
import { usePortal } from '../../../PortalContext.ts';
import { SectionTabs } from '@agent-portal/ui/SectionTabs';
import { useBusinessTypes } from '@agent-portal/data/production/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { useSession } from '../../../session/SessionContext.ts';

interface OtherBusinessProps {
  readonly branch: BranchName;
  /** The agent whose business the page shows. */
  readonly agentId: string | undefined;
}

/** Says that the viewed agent has no business of this kind (decisions, 9). */
function OtherBusiness({ branch, agentId }: OtherBusinessProps) {
  const { user } = useSession();
  const { label } = branches[branch];
  const isOwn = agentId === undefined || agentId === user.agentId;
  const types = useBusinessTypes(isOwn ? null : agentId).data?.productionCreditBusinessTypes;
  if (!types || types.includes(label)) return null;
  return (
    <Banner tone="info">
      Agent {agentId} has no {label.toLowerCase()} business. What you see is that of the downline.
    </Banner>
  );
}

/**
 * The pages of a branch as tabs, and for users with business in both [S2], the other branch. Each tab opens with the
 * current filter.
 */
function BranchTabs({ branch }: { readonly branch: BranchName }) {
  const { pathname, search } = useLocation();
  const filter = filterSearch(search);
  const { label, pages } = branches[branch];
  const { productionCreditBusinessTypes: types } = useSession().user;
  const other = otherOf(branch);
  const { label: otherLabel } = branches[other];
  const hrefOf = (address: string) => address + filter;
  return (
    <SectionTabs
      label={`${label} production`}
      current={hrefOf(pathname)}
      tabs={[
        ...pages.map((page) => ({
          label: page.label,
          href: hrefOf(pageOf(branch, page.name)),
        })),
        ...(types.includes(otherLabel)
          ? [{ label: `${otherLabel} production`, href: hrefOf(paths.productionCredit(other)) }]
          : []),
      ]}
    />
  );
}

const everyPage = (['individual', 'worksite'] as const).flatMap((branch) =>
  branches[branch].pages.map(({ name }) => pageOf(branch, name)),
);

/**
 * Remembers the production filter for all production credit pages while the feature
 * production_filter_persistence is on [S3]. A link without a filter opens a page with the remembered
 * one. A change of identity clears it.
 * @param query the query parameters of the filter
 */
function useRememberedFilter(query: string): void {
  const { listMemory } = usePortal();
  const isRemembered = useFeature('production_filter_persistence');
  useEffect(() => {
    if (!isRemembered) return;
    for (const path of everyPage) listMemory.leave(path, 'production', query);
  }, [listMemory, isRemembered, query]);
}

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
