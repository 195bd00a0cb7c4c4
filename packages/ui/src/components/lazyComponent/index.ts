export { createOptionalCode, optionalParts } from './createOptionalCode.ts';
export { lazyComponent, type LazyComponent, type LazyOptions } from './lazyComponent.ts';
export { LoadFailureDialog } from './LoadFailureDialog.tsx';
