import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../client/ApiError.ts';
import { normalizeError } from '../client/normalizeError.ts';
import type { Progress } from '../client/readWithProgress.ts';
import { saveFile } from '../client/saveFile.ts';
import type { Endpoint, InputOf } from '../endpoint.ts';
import { useClient } from './ClientContext.ts';

/** A download that the reader started. */
export interface Download<Input> {
  readonly isRunning: boolean;
  readonly progress: Progress | undefined;
  readonly error: ApiError | undefined;
  /** Fetches the file and saves it; resolves to its name, or false where it was refused, cancelled or failed. */
  readonly start: (input: Input) => Promise<string | false>;
  readonly cancel: () => void;
}

interface State {
  readonly isRunning: boolean;
  readonly progress?: Progress;
  readonly error?: ApiError;
}

/** Downloads an endpoint's file, one at a time, until it is there, cancelled or the screen is left. */
export function useDownload<E extends Endpoint>(endpoint: E): Download<InputOf<E>> {
  const client = useClient();
  const [state, setState] = useState<State>({ isRunning: false });
  const underWay = useRef<AbortController>(undefined);
  const cancel = () => underWay.current?.abort();
  useEffect(() => () => underWay.current?.abort(), []);

  const start = async (input: InputOf<E>) => {
    cancel();
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    setState({ isRunning: true });
    const onProgress = (progress: Progress) => {
      if (!signal.aborted) setState({ isRunning: true, progress });
    };
    try {
      const file = await client.download(endpoint, input, { signal, onProgress });
      setState({ isRunning: false });
      if (file) saveFile(file);
      return file && file.name;
    } catch (thrown) {
      const error = normalizeError(thrown);
      if (underWay.current === controller) {
        setState(error.kind === 'aborted' ? { isRunning: false } : { isRunning: false, error });
      }
      return false;
    }
  };
  return { progress: undefined, error: undefined, ...state, start, cancel };
}
