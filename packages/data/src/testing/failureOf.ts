/** What a promise fails with; undefined where it does not. Asked for at once, it is never unhandled. */
export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
