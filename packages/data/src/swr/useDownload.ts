import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../client/ApiError.ts';
import type { FileEndpoint } from '../client/Client.ts';
import { normalizeError } from '../client/normalizeError.ts';
import type { Progress } from '../client/download/readWithProgress.ts';
import type { InputOf } from '../endpoint.ts';
import { useData } from './DataContext.ts';
import { useOfflineEnd } from './useOfflineEnd.ts';

interface DownloadState {
  readonly isRunning: boolean;
  /** Undefined until the first bytes are there. */
  readonly progress: Progress | undefined;
  /** The carrier refused the file, which is no error: the part says so in place [S8]. */
  readonly isRefused: boolean;
  /** The carrier has no such file, which is no error either. */
  readonly isMissing: boolean;
  readonly error: ApiError | undefined;
}

/** A download that the reader can start. */
export interface Download<Input> extends DownloadState {
  /**
   * Fetches the file and saves it; a download under way is given up.
   * @returns the file's name, or false where it was refused, cancelled or failed
   */
  readonly start: (input: Input) => Promise<string | false>;
  readonly cancel: () => void;
}

const idle: DownloadState = {
  isRunning: false,
  progress: undefined,
  isRefused: false,
  isMissing: false,
  error: undefined,
};

/** Downloads an endpoint's file, one at a time, until it is there, cancelled or the screen is left. */
export function useDownload<E extends FileEndpoint>(endpoint: E): Download<InputOf<E>> {
  const { client } = useData();
  const [state, setState] = useState(idle);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const start = async (input: InputOf<E>) => {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    const show = (part: Partial<DownloadState>) => {
      if (!signal.aborted) setState({ ...idle, ...part });
    };
    show({ isRunning: true });
    try {
      const onProgress = (progress: Progress) => show({ isRunning: true, progress });
      const file = await client.download(endpoint, input, { signal, onProgress });
      show({ isRefused: file === 'refused', isMissing: file === 'missing' });
      if (typeof file === 'string' || signal.aborted) return false;
      const { saveFile } = await import('../client/download/saveFile.ts');
      saveFile(file);
      return file.name;
    } catch (thrown) {
      show({ error: normalizeError(thrown) });
      return false;
    }
  };

  const cancel = () => {
    underWay.current?.abort();
    setState(idle);
  };

  useOfflineEnd(state.error, () => setState(idle));
  return { ...state, start, cancel };
}
