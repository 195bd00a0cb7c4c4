export { startProduction } from './firstData.ts';
export { pageOf } from './pages.ts';
