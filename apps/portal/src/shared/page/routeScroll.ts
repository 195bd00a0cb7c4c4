let isKept = false;

/** Who decides where a page stands after a change of route: its top, unless a list restores itself. */
export const routeScroll = {
  /** What comes into sight stays there. */
  keep: () => {
    isKept = true;
  },
  /** Whether a page asked to stay where it is; asked once. */
  takeKept: () => {
    const was = isKept;
    isKept = false;
    return was;
  },
};
