/** A plausible e-mail address. Zod's own schema would add its code to every page. */
export const emailAddress = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
