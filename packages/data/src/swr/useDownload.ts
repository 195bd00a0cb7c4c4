import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../client/ApiError.ts';
import type { FileEndpoint } from '../client/Client.ts';
import { normalizeError } from '../client/normalizeError.ts';
import type { Progress } from '../client/download/readWithProgress.ts';
import type { InputOf } from '../endpoint.ts';
import { useData } from './provider/DataContext.ts';
import { useClearWhenOnline } from './useClearWhenOnline.ts';

interface DownloadState {
  readonly isRunning: boolean;
  /** Undefined until the first bytes arrive. */
  readonly progress: Progress | undefined;
  /** The answer was 403. It is not an error: the part shows a message [S8]. */
  readonly isForbidden: boolean;
  /** The answer was 404. It is not an error either. */
  readonly isMissing: boolean;
  readonly error: ApiError | undefined;
}

export interface Download<Input> extends DownloadState {
  /**
   * Fetches the file and saves it; a running download is aborted.
   * @returns the file's name, or false if it was forbidden, missing, cancelled or failed
   */
  readonly start: (input: Input) => Promise<string | false>;
  readonly cancel: () => void;
}

const idle: DownloadState = {
  isRunning: false,
  progress: undefined,
  isForbidden: false,
  isMissing: false,
  error: undefined,
};

/** Downloads an endpoint's file, one at a time. Unmounting aborts it. */
export function useDownload<E extends FileEndpoint>(endpoint: E): Download<InputOf<E>> {
  const { client } = useData();
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (input: InputOf<E>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (part: Partial<DownloadState>) => {
      if (!signal.aborted) setState({ ...idle, ...part });
    };
    show({ isRunning: true });
    try {
      const onProgress = (progress: Progress) => show({ isRunning: true, progress });
      const file = await client.download(endpoint, input, { signal, onProgress });
      show({ isForbidden: file === 'forbidden', isMissing: file === 'missing' });
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
    running.current?.abort();
    setState(idle);
  };

  useClearWhenOnline(state.error, () => setState(idle));
  return { ...state, start, cancel };
}
