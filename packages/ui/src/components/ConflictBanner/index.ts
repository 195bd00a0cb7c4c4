export { ConflictBanner } from './ConflictBanner.tsx';
export type { ConflictBannerProps } from './ConflictBanner.tsx';
