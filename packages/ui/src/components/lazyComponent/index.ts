export { createOptionalCode } from './createOptionalCode.ts';
export { lazyComponent, type LazyComponent, type LazyOptions } from './lazyComponent.ts';
export { optionalParts } from './optionalParts.ts';
