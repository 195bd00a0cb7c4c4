/** Loads optional code. When the load fails, the page still works. */
export function createOptionalCode() {
  const failures = new WeakSet<object>();
  return {
    /** Whether an error comes from an optional load. Valid after that load has rejected. */
    failedWith: (error: object) => failures.has(error),

    async load<Module>(load: () => Promise<Module>): Promise<Module> {
      try {
        return await load();
      } catch (error) {
        if (error instanceof Error) failures.add(error);
        throw error;
      }
    },
  };
}

/**
 * The loads of parts that the page works without, such as tooltips. An app that reloads when its code is
 * missing asks here first.
 */
export const optionalParts = createOptionalCode();
