/** Loaders that preload what a story opens, because a cold dev server is slower than the tests' timeout. */
export const ahead = (...parts: readonly (() => Promise<unknown>)[]) => [
  async () => ({ ahead: await Promise.all(parts.map((load) => load())) }),
];
