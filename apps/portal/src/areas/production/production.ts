/** The pages of both branches, in one chunk because they share most of their code. */
export * as individualDownline from './individual/DownlinePage.tsx';
export * as individualProducts from './individual/ProductsPage.tsx';
export * as individualDetails from './individual/IndividualDetailsPage.tsx';
export { worksiteAgent, worksiteGroup, worksiteProducts } from './worksite/WorksiteTablePage.tsx';
export * as worksiteDetails from './worksite/WorksiteDetailsPage.tsx';
