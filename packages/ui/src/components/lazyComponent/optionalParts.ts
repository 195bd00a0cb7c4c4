import { createOptionalCode } from './createOptionalCode.ts';

/**
 * The loads of parts that the page works without, such as tooltips. An app that reloads when its code is
 * missing asks here first.
 */
export const optionalParts = createOptionalCode();
