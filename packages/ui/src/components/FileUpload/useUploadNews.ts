import { useEffect, useRef } from 'react';
import { announce } from '../Announcer/announce.ts';
import { fileUploadWords } from '../../words/inputs/fileUploadWords.ts';
import { useWords } from '../../words/useWords.ts';
import type { UploadFile } from './UploadFile.ts';

/** Announces that a file was uploaded, or could not be. */
export function useUploadNews(files: readonly UploadFile[]): void {
  const words = useWords('FileUpload', fileUploadWords);
  const announced = useRef(new Map<string, string | undefined>());
  useEffect(() => {
    const news = files.flatMap(({ id, name, state, error }) => {
      const isNew = announced.current.has(id) && announced.current.get(id) !== state;
      if (isNew && state === 'done') return [words.uploaded(name)];
      return isNew && state === 'error' ? [`${name}: ${error ?? words.failed}`] : [];
    });
    announced.current = new Map(files.map(({ id, state }) => [id, state]));
    if (news.length > 0) announce(news.join('. '));
  }, [files, words]);
}
