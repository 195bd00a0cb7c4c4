/** The pages of both branches, in one chunk because they share most of their code. */
export * as individualDownline from './individual/DownlinePage.tsx';
export * as individualProducts from './individual/ProductsPage.tsx';
export * as individualDetails from './individual/IndividualDetailsPage.tsx';
export * as worksiteAgent from './worksite/WorksiteAgentPage.tsx';
export * as worksiteGroup from './worksite/WorksiteGroupPage.tsx';
export * as worksiteProducts from './worksite/WorksiteProductsPage.tsx';
export * as worksiteDetails from './worksite/WorksiteDetailsPage.tsx';
