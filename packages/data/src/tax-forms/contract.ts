/** The forms that there are (decisions, 3). */
export const formKinds = ['1099-NEC', '1099-MISC'] as const;
