import { WorksiteTablePage } from './WorksiteTablePage.tsx';
import { startWorksite } from '../shared/startProduction.ts';

/** /production-credit/worksite/products [S2]. */
export const WorksiteProductsPage = () => <WorksiteTablePage tab="products" />;

export { WorksiteProductsPage as Page };

export const startData = startWorksite('products');
