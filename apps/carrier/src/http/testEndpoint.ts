/** The parts of an endpoint that a test of the server does not care about. */
export const testEndpoint = {
  method: 'GET',
  effect: 'read',
  source: 'a test',
  summary: 'A call for a test.',
  access: { who: 'anyone' },
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;
