export { UnauthorizedPage } from './UnauthorizedPage.tsx';
export type { UnauthorizedPageProps } from './UnauthorizedPage.tsx';
