import { expect } from 'storybook/test';

/** On a phone nothing is wider than the screen: `...fitsOnPhone`. */
export const fitsOnPhone = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
