export declare const root: string;
export declare const environment: NodeJS.ProcessEnv;
export declare function run(
  command: string,
  args: readonly string[],
  options?: { readonly env?: NodeJS.ProcessEnv; readonly quiet?: boolean },
): Promise<{ readonly code: number; readonly output: string }>;
