export { UnauthorizedPage, type UnauthorizedPageProps } from './UnauthorizedPage.tsx';
