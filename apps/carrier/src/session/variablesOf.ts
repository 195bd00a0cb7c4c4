import type { Context } from 'hono';
import type { Caller } from './caller.ts';

/** What the code of sessions reads of a request; `AppEnv` (http/appEnv.ts) declares the same. */
interface SessionVariables {
  readonly requestId: string;
  readonly caller: Caller;
  readonly client: { readonly address: string };
  readonly takesPlainCookies: boolean;
}

/** Reads the variables of a request without the type of the server's environment, which is above sessions. */
export const variablesOf = (c: Context) => (c as Context<{ Variables: SessionVariables }>).var;
