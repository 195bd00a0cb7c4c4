/** The header with the version of the contract, in requests and answers [S7]. */
export const versionHeader = 'Api-Version';

/** The version that the portal uses. */
export const apiVersion = '1';
