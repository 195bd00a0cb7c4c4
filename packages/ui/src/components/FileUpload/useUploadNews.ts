import { useEffect, useRef } from 'react';
import { announce } from '../Announcer/announce.ts';
import type { UploadFile } from './UploadFile.ts';

/** Announces that a file was uploaded, or could not be. */
export function useUploadNews(files: readonly UploadFile[]): void {
  const announced = useRef(new Map<string, string | undefined>());
  useEffect(() => {
    const news = files.flatMap(({ id, name, state, error }) => {
      const isNew = announced.current.has(id) && announced.current.get(id) !== state;
      if (isNew && state === 'done') return [`${name} is uploaded`];
      return isNew && state === 'error' ? [`${name}: ${error ?? 'the upload failed'}`] : [];
    });
    announced.current = new Map(files.map(({ id, state }) => [id, state]));
    if (news.length > 0) announce(news.join('. '));
  }, [files]);
}
