/** The reason with which a promise rejects; undefined if it resolves. Called at once, it leaves no unhandled
 * rejection. */
export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
