import { useRef, useState } from 'react';
import type { UploadFile } from './UploadFile.ts';

const none: readonly UploadFile[] = [];

/** The files of a field whose app does not store them. */
export function useOwnFiles() {
  const [files, setFiles] = useState(none);
  const count = useRef(0);
  return {
    files,
    add: (added: readonly File[]) => {
      const entries = added.map((file) => {
        count.current += 1;
        return { id: `${count.current}`, name: file.name, size: file.size, file };
      });
      setFiles((before) => [...before, ...entries]);
    },
    remove: (id: string) => setFiles((before) => before.filter((file) => file.id !== id)),
    clear: () => setFiles(none),
  };
}
