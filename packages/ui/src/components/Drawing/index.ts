export { Drawing } from './Drawing.tsx';
export * as drawings from './drawings.ts';
