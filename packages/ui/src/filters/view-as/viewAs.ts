import { lazyComponent } from '../../components/lazyComponent/lazyComponent.ts';
import { filterAddresses } from '../addressOf.ts';
import { choiceTexts } from '../choiceTexts.ts';
import type { FilterKind } from '../FilterKind.ts';

/** The list as one agent of the downline sees it. */
export const viewAs: FilterKind<'view-as'> = {
  ...choiceTexts,
  address: filterAddresses['view-as'],
  Field: lazyComponent(async () => (await import('./ViewAsField.tsx')).ViewAsField),
};
