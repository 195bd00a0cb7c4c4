/** The sizes of the seeded book (decisions, 6). */
export const sizes = {
  small: { policies: 2_000, agents: 40, groups: 40 },
  medium: { policies: 100_000, agents: 1_500, groups: 1_500 },
  large: { policies: 1_000_000, agents: 10_000, groups: 10_000 },
} as const;

export type Size = keyof typeof sizes;
