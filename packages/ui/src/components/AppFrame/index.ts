export { AppFrame } from './AppFrame.tsx';
export type { AppFrameLayout, AppFrameProps } from './AppFrame.tsx';
export { Brand } from './Brand.tsx';
export type { BrandProps } from './Brand.tsx';
