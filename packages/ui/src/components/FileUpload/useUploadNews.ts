import { useEffect, useRef } from 'react';
import { announce } from '../Announcer/announce.ts';
import type { UploadFile } from './UploadFile.ts';

/** Tells screen readers as a file is uploaded, or could not be. */
export function useUploadNews(files: readonly UploadFile[]): void {
  const told = useRef(new Map<string, string | undefined>());
  useEffect(() => {
    const news = files.flatMap(({ id, name, state, error }) => {
      const isNew = told.current.has(id) && told.current.get(id) !== state;
      if (isNew && state === 'done') return [`${name} is uploaded`];
      return isNew && state === 'error' ? [`${name}: ${error ?? 'the upload failed'}`] : [];
    });
    told.current = new Map(files.map(({ id, state }) => [id, state]));
    if (news.length > 0) announce(news.join('. '));
  }, [files]);
}
