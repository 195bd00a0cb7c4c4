export {
  AppFrame,
  type AppFrameLayout,
  type AppFrameProps,
  Brand,
  type BrandProps,
} from './AppFrame.tsx';
