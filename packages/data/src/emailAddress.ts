/** What a mail server is worth asking about; schemas of zod's own would load with every page. */
export const emailAddress = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
