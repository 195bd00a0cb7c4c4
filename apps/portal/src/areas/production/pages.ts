import type { ComponentType } from 'react';
import { DownlinePage } from './individual/DownlinePage.tsx';
import { IndividualDetailsPage } from './individual/IndividualDetailsPage.tsx';
import { ProductsPage } from './individual/ProductsPage.tsx';
import { WorksiteAgentPage } from './worksite/WorksiteAgentPage.tsx';
import { WorksiteDetailsPage } from './worksite/WorksiteDetailsPage.tsx';
import { WorksiteGroupPage } from './worksite/WorksiteGroupPage.tsx';
import { WorksiteProductsPage } from './worksite/WorksiteProductsPage.tsx';

/** They share one chunk. */
const pages: Readonly<Record<string, ComponentType>> = {
  'individual/downline': DownlinePage,
  'individual/products': ProductsPage,
  'individual/policy-detail': IndividualDetailsPage,
  'worksite/agent': WorksiteAgentPage,
  'worksite/group': WorksiteGroupPage,
  'worksite/products': WorksiteProductsPage,
  'worksite/policy-detail': WorksiteDetailsPage,
};

/** The page of a branch at a place like `individual/downline`. @throws RangeError where there is none */
export function pageOf(place: string): ComponentType {
  const Page = pages[place];
  if (!Page) throw new RangeError(`There is no page ${place}.`);
  return Page;
}
