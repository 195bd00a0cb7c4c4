import type { MaskitoMaskExpression, MaskitoOptions } from '@maskito/core';

/**
 * Shapes a text while it is typed, as long as it fits. Other text is not changed, so that no digit is lost, and the
 * input says what is wrong with it.
 * @param fits the texts that can be put into the shape
 */
export const shapeOf = (
  shape: MaskitoMaskExpression,
  fits: RegExp,
): Pick<MaskitoOptions, 'mask'> => ({
  mask: ({ value }) => (fits.test(value) ? shape : /^.*$/s),
});
