let underWay = 0;

/** Code that the portal works without: a load of it that fails is no reason to load the page anew. */
export const optionalCode = {
  isLoading: () => underWay > 0,

  async load<Module>(load: () => Promise<Module>): Promise<Module> {
    underWay += 1;
    try {
      return await load();
    } finally {
      underWay -= 1;
    }
  },
};
