/** The header that says which version of the contract a call and its answer are of [S7]. */
export const versionHeader = 'Api-Version';

/** The version that the portal speaks. */
export const apiVersion = '1';
