import { contentEndpoints } from './content/contract.ts';
import { policiesEndpoints } from './policies/contract.ts';
import { sessionEndpoints } from './session/contract.ts';

/** Every call of the contract, by its name. */
export const contract = { ...sessionEndpoints, ...contentEndpoints, ...policiesEndpoints };

export type Contract = typeof contract;
export type EndpointName = keyof Contract;
