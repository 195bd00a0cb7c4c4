interface KnownScreens {
  /** Styles that passed a color rule. The result depends on nothing else. */
  readonly passed: Set<string>;
  /** Texts that were checked in every theme: their signatures, with their styles in the first. */
  readonly texts: Set<string>;
  /** Elements that axe has checked, by their signatures and the width of the window. */
  readonly elements: Set<string>;
  /** The numbers of all signatures. */
  readonly signatures: Map<string, number>;
}

/** The elements that the stories of a run have shown so far. The parent window stores them for all files. */
export const knownScreens = (): KnownScreens =>
  ((globalThis.parent as { knownScreens?: KnownScreens }).knownScreens ??= {
    passed: new Set(),
    texts: new Set(),
    elements: new Set(),
    signatures: new Map(),
  });
