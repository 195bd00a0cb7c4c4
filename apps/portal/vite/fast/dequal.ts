/** Replaces the deep comparison of SWR, which `swrOptions` turns off. */
export const dequal = Object.is;
