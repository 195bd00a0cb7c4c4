export { Breadcrumbs } from './Breadcrumbs.tsx';
export type { BreadcrumbsProps, BreadcrumbStep } from './Breadcrumbs.tsx';
