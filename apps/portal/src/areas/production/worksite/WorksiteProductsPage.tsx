import { WorksiteTablePage } from './WorksiteTablePage.tsx';

/** /production-credit/worksite/products [S2]. */
export const WorksiteProductsPage = () => <WorksiteTablePage tab="products" />;
