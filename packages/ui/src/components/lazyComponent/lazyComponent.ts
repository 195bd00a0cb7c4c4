import type { ComponentType } from 'react';
import { createElement, useEffect, useState } from 'react';
import { LoadFailure } from './LoadFailureDialog.tsx';
import { optionalParts } from './createOptionalCode.ts';

/** A component whose code loads when it is first drawn, or is preloaded. */
export interface LazyComponent<Props> {
  (props: Props): React.ReactNode;
  /** Loads ahead of need; a load that fails is tried again, and reported, when it is rendered. */
  readonly preload: () => void;
  /** The same; resolves once it has loaded or failed. */
  readonly loaded: () => Promise<void>;
}

/** What shows where the code does not load. */
export interface LazyOptions<Props> {
  /** Shows with the same props until a later load succeeds. @default a sentence that says so */
  readonly fallback?: ComponentType<Props> | undefined;
  /** The page works without it: it shows its fallback or nothing. @default false */
  readonly isOptional?: boolean | undefined;
}

/** The time between two tries to load code that is missing on screen, in milliseconds. */
const pause = 10_000;

/**
 * Makes a component whose code is in a separate file. Unlike `React.lazy` it never suspends: its trigger keeps the
 * focus, and once loaded it is rendered in the same commit. A load that failed is tried again when the component is
 * next drawn or preloaded, every 10 seconds while it is on screen, and when the browser gets a network.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const { isOptional = false } = options;
  const Fallback: ComponentType<Props> | undefined =
    options.fallback ?? (isOptional ? undefined : LoadFailure);
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  /** Those that are on screen without their code. */
  const waiting = new Set<() => void>();

  async function loadOnce() {
    try {
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
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      // The state is what was drawn: the code may have loaded since.
      if (isLoaded) return undefined;
      const show = () => {
        if (waiting.has(show)) setIsLoaded(true);
      };
      waiting.add(show);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const load = () =>
        void start().then(show, () => {
          setHasFailed(true);
          clearTimeout(timer);
          if (waiting.has(show)) timer = setTimeout(load, pause);
        });
      load();
      globalThis.addEventListener('online', load);
      return () => {
        waiting.delete(show);
        clearTimeout(timer);
        globalThis.removeEventListener('online', load);
      };
    }, [isLoaded]);
    if (loaded) return createElement(loaded, props);
    return hasFailed && Fallback ? createElement(Fallback, props) : null;
  }

  const settled = () => start().catch(() => undefined);
  return Object.assign(Late, { preload: () => void settled(), loaded: settled });
}
