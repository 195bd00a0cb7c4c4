import type { ComponentType } from 'react';
import { createElement, useEffect, useState } from 'react';

/** A component whose code loads when it is first drawn, or is preloaded. */
export interface LazyComponent<Props> {
  (props: Props): React.ReactNode;
  /** Loads ahead of need; a load that fails is tried again, and reported, when it is drawn. */
  readonly preload: () => void;
  /** The same; resolves once it has loaded or failed. */
  readonly loaded: () => Promise<void>;
}

const backOnline = () =>
  new Promise<void>((resolve) => {
    globalThis.addEventListener('online', () => resolve(), { once: true });
  });

/**
 * Makes a component whose code is in a separate file. Unlike `React.lazy` it never suspends:
 * its trigger keeps the focus, and once loaded it is drawn in the same commit. A load that fails
 * is thrown to the error boundary.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  async function loadOnce() {
    try {
      // Browsers do not request a module again that failed to load: without a network, wait.
      if ((navigator as { onLine?: boolean }).onLine === false) await backOnline();
      loaded = await load();
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
      if (isLoaded) return;
      start().then(
        () => setIsLoaded(true),
        (reason: unknown) =>
          setFailure(reason instanceof Error ? reason : new Error(String(reason))),
      );
    }, [isLoaded]);
    if (failure) throw failure;
    return loaded ? createElement(loaded, props) : null;
  }

  const settled = () => start().catch(() => undefined);
  return Object.assign(Late, { preload: () => void settled(), loaded: settled });
}
