interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}
export declare const roots: readonly string[];
export declare function folderCircles(
  modules: readonly Module[],
  root: string,
  except?: readonly string[],
): string[];
