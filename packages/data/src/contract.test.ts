import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { recordings } from '../scripts/recordings.ts';
import { contract } from './contract.ts';
import { type Endpoint, isFileResponse } from './endpoint.ts';

const endpoints = Object.entries<Endpoint>(contract);

/** Calls that need a current code or the signature of a device, which no recording has. */
const notRecorded = new Set([
  'confirmAuthenticator',
  'removeAuthenticator',
  'addPasskey',
  'removePasskey',
  'renewRecoveryCodes',
]);

describe('the contract', () => {
  it('has each endpoint under its own name', () => {
    const misnamed = endpoints.filter(([name, endpoint]) => endpoint.name !== name);
    expect(misnamed.map(([name]) => name)).toEqual([]);
  });

  it('declares each call once', () => {
    const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('names each export differently', () => {
    const names = endpoints
      .flatMap(([, { response }]) =>
        isFileResponse(response) ? [response.fallbackName(new Date(0), {})] : [],
      )
      .filter((name) => name.endsWith('.xlsx'));
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual([...new Set(names)]);
  });

  it('has a schema for each parameter in a path', () => {
    const schemas = endpoints.map(([name, { params }]) => [
      name,
      ...Object.keys(params ? (params as unknown as z.ZodMiniObject).shape : {}),
    ]);
    const inPaths = endpoints.map(([name, { path }]) => [
      name,
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter),
    ]);
    expect(schemas).toEqual(inPaths);
  });

  it('records every answer except files', () => {
    // A change with the answer of a read is recorded with that read.
    const recorded = endpoints.filter(([name, { response }]) =>
      recordings.some(
        ({ endpoint }) => endpoint === name || contract[endpoint].response === response,
      ),
    );
    const expected = endpoints.filter(
      ([name, { response }]) => !isFileResponse(response) && !notRecorded.has(name),
    );
    expect(recorded.map(([name]) => name)).toEqual(expected.map(([name]) => name));
  });
});

describe('the fixtures', () => {
  it('match the contract', () => {
    for (const { file, endpoint } of recordings) {
      const { response } = contract[endpoint] as Endpoint;
      const text = readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8');
      const answer: unknown = JSON.parse(text);
      const { data, error } = z.safeParse(response as z.ZodMiniType, answer);
      expect.soft(error ?? data, file).toEqual(answer);
    }
  });

  it('are all recorded', () => {
    const stored = readdirSync(new URL('.', import.meta.url), { recursive: true })
      .map(String)
      .filter((file) => file.includes('fixtures/'));
    expect(stored.sort()).toEqual(recordings.map(({ file }) => `${file}.json`).sort());
  });
});
