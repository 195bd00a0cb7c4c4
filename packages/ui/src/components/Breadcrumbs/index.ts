export { Breadcrumbs, type BreadcrumbsProps, type BreadcrumbStep } from './Breadcrumbs.tsx';
