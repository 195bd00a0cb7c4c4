import type { ComponentType } from 'react';
import { createElement, useEffect, useState } from 'react';
import { optionalParts } from './optionalParts.ts';

/** A component whose code loads when it is first drawn, or is preloaded. */
export interface LazyComponent<Props> {
  (props: Props): React.ReactNode;
  /** Loads ahead of need; a load that fails is tried again, and reported, when it is drawn. */
  readonly preload: () => void;
  /** The same; resolves once it has loaded or failed. */
  readonly loaded: () => Promise<void>;
}

/** What happens where the code does not load. Without options, the error boundary gets the failure. */
export interface LazyOptions<Props> {
  /** Shows with the same props until a later load succeeds. */
  readonly fallback?: ComponentType<Props> | undefined;
  /** The page works without it: it shows its fallback or nothing. @default false */
  readonly isOptional?: boolean | undefined;
}

const backOnline = () =>
  new Promise<void>((resolve) => {
    globalThis.addEventListener('online', () => resolve(), { once: true });
  });

/**
 * Makes a component whose code is in a separate file. Unlike `React.lazy` it never suspends:
 * its trigger keeps the focus, and once loaded it is drawn in the same commit. A load that failed is
 * tried again when the component is next drawn or preloaded.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const { fallback, isOptional = false } = options;
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  /** Those that are on screen without their code. */
  const waiting = new Set<() => void>();

  async function loadOnce() {
    try {
      // Browsers do not request a module again that failed to load: without a network, wait.
      if ((navigator as { onLine?: boolean }).onLine === false) await backOnline();
      loaded = await (isOptional ? optionalParts.load(load) : load());
      for (const show of waiting) show();
    } catch (failure) {
      loading = undefined;
      throw failure;
    }
  }

  function start(): Promise<void> {
    loading ??= loadOnce();
    return loading;
  }

  function Late(props: Props) {
    const [isLoaded, setIsLoaded] = useState(loaded !== undefined);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      // The state is what was drawn: the code may have loaded since.
      if (isLoaded) return undefined;
      const show = () => setIsLoaded(true);
      waiting.add(show);
      start().then(show, (reason: unknown) =>
        setFailure(reason instanceof Error ? reason : new Error(String(reason))),
      );
      return () => {
        waiting.delete(show);
      };
    }, [isLoaded]);
    if (loaded) return createElement(loaded, props);
    if (!failure || (isOptional && !fallback)) return null;
    if (!fallback) throw failure;
    return createElement(fallback, props);
  }

  const settled = () => start().catch(() => undefined);
  return Object.assign(Late, { preload: () => void settled(), loaded: settled });
}
