export { createOptionalCode } from './createOptionalCode.ts';
export { lazyComponent, type LazyComponent, type LazyOptions } from './lazyComponent.ts';
export { LoadFailureDialog } from './LoadFailureDialog.tsx';
export { optionalParts } from './optionalParts.ts';
