/** Code that the portal works without: when a load of it fails, the page stays. */
export function createOptionalCode() {
  let underWay = 0;
  const failures = new WeakSet<object>();
  return {
    isLoading: () => underWay > 0,

    /** Whether an error is the failure of an optional load; known once that load has rejected. */
    failedWith: (error: object) => failures.has(error),

    async load<Module>(load: () => Promise<Module>): Promise<Module> {
      underWay += 1;
      try {
        return await load();
      } catch (error) {
        if (error instanceof Error) failures.add(error);
        throw error;
      } finally {
        underWay -= 1;
      }
    },
  };
}
