import type { BusinessType } from '@agent-portal/data/endpoint';
import { paths } from '../../../paths.ts';

/** The two branches of production credit [S2]. */
export type BranchName = 'individual' | 'worksite';

interface Branch {
  readonly label: BusinessType;
  /** The pages of the branch, in the order of their tabs. */
  readonly pages: readonly { readonly name: string; readonly label: string }[];
}

export const branches: Readonly<Record<BranchName, Branch>> = {
  individual: {
    label: 'Individual',
    pages: [
      { name: 'downline', label: 'Downline' },
      { name: 'products', label: 'Products' },
      { name: 'policy-detail', label: 'Policy Detail' },
    ],
  },
  worksite: {
    label: 'Worksite',
    pages: [
      { name: 'products', label: 'Products' },
      { name: 'agent', label: 'Agent' },
      { name: 'group', label: 'Group' },
      { name: 'policy-detail', label: 'Policy Detail' },
    ],
  },
};

/** Returns the URL of a page of a branch. */
export const pageOf = (branch: BranchName, page: string) =>
  `${paths.productionCredit(branch)}/${page}`;

export const otherOf = (branch: BranchName): BranchName =>
  branch === 'individual' ? 'worksite' : 'individual';
