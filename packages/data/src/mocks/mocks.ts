/// <reference types="vite/types/importMeta.d.ts" />
import { getResponse, type HttpHandler } from 'msw';
import { contract, type EndpointName } from '../contract.ts';
import { isCallOf } from './mockEndpoint.ts';

type MocksModule = Readonly<Record<string, unknown>>;

/** The `mocks.ts` of every resource, found by its file name. */
const modules = import.meta.glob<MocksModule>(['../*/mocks.ts', '../*/*/mocks.ts', '!./mocks.ts'], {
  eager: true,
});

/** An MSW handler for every endpoint of the contract, from the exports named `…Mocks`. */
export const mocks = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('Mocks'))
    .flatMap(([, handlers]) => Object.entries(handlers as Readonly<Record<string, HttpHandler>>)),
) as Readonly<Record<EndpointName, HttpHandler>>;

const names = Object.keys(contract) as EndpointName[];

/** The recorded answer to a request. MSW would try all handlers, and read the cookies for each of them. */
export async function recordedAnswer(request: Request): Promise<Response | undefined> {
  const name = names.find((one) => isCallOf(contract[one], request));
  return name && (await getResponse([mocks[name]], request));
}
