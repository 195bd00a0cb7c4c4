/** The address of a visit, taken apart. */
export interface Address {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}
